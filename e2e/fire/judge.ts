import type { Page } from '@playwright/test'
import { heldOn } from '../killing/held.ts'
import { tokenOn, wishesOn } from '../pages/kept.ts'
import { untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/words.ts'
import { expect } from '../world.ts'
import type { Siege } from './siege.ts'

const t = wordsIn('en')
const arrivalMs = 120_000

/** Waits, with everything working again, until the phone has nothing left that the centre has not answered. */
export async function untilAllArrived(page: Page, { url }: Siege): Promise<void> {
  await page.goto(`${url}/requests`)
  await untilAppRuns(page)
  const sendNow = page.getByRole('button', { name: t('Send now') })
  await expect
    .poll(
      async () => {
        if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 }).catch(() => undefined)
        const { entries } = await heldOn(page)
        const waiting = entries
          .filter(({ state }) => state !== 'received')
          .map(({ id, state }) => ({ id, state }))
        return [...waiting, ...(await wishesOn(page))]
      },
      { timeout: arrivalMs, intervals: [250] },
    )
    .toEqual([])
}

/** What is not as it was shown, came twice, does not add up, or belongs to somebody else; nothing where all is well. */
export async function breaksOf(page: Page, siege: Siege): Promise<string[]> {
  const found = [
    ...(await lostOrDoubled(siege)),
    ...(await wrongSums(siege)),
    ...(await strangersThings(page, siege)),
  ]
  return found.map((fault) => `ordeal ${siege.ordeal.number} (${siege.ordeal.kind}): ${fault}`)
}

async function lostOrDoubled({ fire, ordeal, person, promised }: Siege): Promise<string[]> {
  if (ordeal.kind === 'shop') return lostGoods({ fire, person })
  const rows = await fire.centre.query<{ content: string; complete: boolean }>(
    `select content, completed_at is not null as complete from requests where user_id = $1
     union all select content, true from desk_answers where by_whom = $1`,
    [person.id],
  )
  const faults = promised.flatMap((name) => {
    const there = rows.filter(({ content }) => content.includes(JSON.stringify(name)))
    if (there.length !== 1) return [`${name} is there ${there.length} times`]
    return there[0]!.complete ? [] : [`${name} has not all its papers`]
  })
  const more = rows.length - promised.length
  return more > 0 ? [...faults, `${more} more than were shown as saved`] : faults
}

/** Everything that was shown as added is in the one order, and the cart is empty again. */
async function lostGoods({ fire, person }: Pick<Siege, 'fire' | 'person'>): Promise<string[]> {
  const orders = await fire.centre.query<{ goods: number; left: number }>(
    `select (select count(*)::int from order_items i where i.order_id = o.id) as goods,
       (select count(*)::int from cart_items c where c.user_id = o.user_id) as left
     from orders o where o.user_id = $1`,
    [person.id],
  )
  if (orders.length !== 1) return [`${orders.length} orders`]
  const { goods, left } = orders[0]!
  return [
    ...(goods === 3 ? [] : [`${goods} of 3 things are in the order`]),
    ...(left === 0 ? [] : [`${left} things are in the cart still`]),
  ]
}

/** Of all orders of all people: sums, and money that came or went without a reason. */
async function wrongSums({ fire }: Siege): Promise<string[]> {
  const rows = await fire.centre.query<{ reference: string }>(
    `select o.reference from orders o
     where goods_paise <> (select coalesce(sum(line_paise), 0) from order_items i where i.order_id = o.id)
       or total_paise <> goods_paise + delivery_fee_paise
       or (select coalesce(sum(amount_paise), 0) from payment_ledger l where l.order_id = o.id)
         <> case when o.state in ('paid', 'packed', 'shipped', 'delivered') and o.pay_by = 'online' then total_paise else 0 end`,
  )
  return rows.map(({ reference }) => `${reference} does not add up`)
}

/** What only whose it is may read, and what the desk reads besides. */
const seenByNobodyElse = ['cart_items', 'cart_operations']
const readable = [...seenByNobodyElse, 'requests', 'orders', 'profiles']

/** What this person may read of others, over the line and with the phone's own token, and what the screen shows of them. */
async function strangersThings(page: Page, { url, fire, person, ordeal }: Siege): Promise<string[]> {
  const headers = { apikey: fire.centre.publishableKey, authorization: `Bearer ${await tokenOn(page)}` }
  const found: string[] = []
  for (const table of ordeal.kind === 'desk' ? seenByNobodyElse : readable) {
    const answer = await fetch(`${url}/rest/v1/${table}?select=user_id`, { headers })
    if (!answer.ok) throw new Error(`${table} was answered with ${answer.status}: ${await answer.text()}`)
    const rows = (await answer.json()) as { user_id: string }[]
    if (rows.some(({ user_id }) => user_id !== person.id)) found.push(`reads others' ${table}`)
  }
  const names = await fire.centre.query<{ name: string }>(
    `select substring(content from 'Fire [0-9]+ [0-9] [0-9a-f]{8}') as name from requests where user_id <> $1`,
    [person.id],
  )
  const shown = await page.locator('body').innerText()
  for (const { name } of names) if (name && shown.includes(name)) found.push(`shows ${name}`)
  return found
}
