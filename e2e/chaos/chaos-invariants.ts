import type { Page } from '@playwright/test'
import { readStoredData } from '../crash/decrypted-data.ts'
import { tokenOn, pendingOrdersOn } from '../pages/stored-data.ts'
import { untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/phrases.ts'
import { expect } from '../world.ts'
import type { ChaosRun } from './chaos-run.ts'

const t = wordsIn('en')
const arrivalTimeoutMs = 120_000

/** Waits, without faults, until the centre has answered every entry of the phone. */
export async function untilAllArrived(page: Page, { url }: ChaosRun): Promise<void> {
  await page.goto(`${url}/requests`)
  await untilAppRuns(page)
  const sendNow = page.getByRole('button', { name: t('Send now') })
  await expect
    .poll(
      async () => {
        if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 }).catch(() => undefined)
        const { entries } = await readStoredData(page)
        const waiting = entries
          .filter(({ state }) => state !== 'received')
          .map(({ id, state }) => ({ id, state }))
        return [...waiting, ...(await pendingOrdersOn(page))]
      },
      { timeout: arrivalTimeoutMs, intervals: [250] },
    )
    .toEqual([])
}

/**
 * Returns violations: data that differs from what was shown, duplicates, wrong totals, or another person's data.
 * Empty without a violation.
 */
export async function violationsOf(page: Page, run: ChaosRun): Promise<string[]> {
  const violations = [
    ...(await lostOrDuplicated(run)),
    ...(await wrongTotals(run)),
    ...(await foreignData(page, run)),
  ]
  return violations.map((fault) => `ordeal ${run.scenario.number} (${run.scenario.kind}): ${fault}`)
}

async function lostOrDuplicated({ setup, scenario, person, confirmed }: ChaosRun): Promise<string[]> {
  if (scenario.kind === 'shop') return lostOrderItems({ setup, person })
  const rows = await setup.centre.query<{ content: string; complete: boolean }>(
    `select content, completed_at is not null as complete from requests where user_id = $1
     union all select content, true from desk_answers where by_whom = $1`,
    [person.id],
  )
  const faults = confirmed.flatMap((name) => {
    const present = rows.filter(({ content }) => content.includes(JSON.stringify(name)))
    if (present.length !== 1) return [`${name} is there ${present.length} times`]
    return present[0]!.complete ? [] : [`${name} has not all its papers`]
  })
  const more = rows.length - confirmed.length
  return more > 0 ? [...faults, `${more} more than were shown as saved`] : faults
}

/** Returns the goods that were shown as added and are not in the one order; the cart must be empty. */
async function lostOrderItems({ setup, person }: Pick<ChaosRun, 'setup' | 'person'>): Promise<string[]> {
  const orders = await setup.centre.query<{ goods: number; left: number }>(
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

/** Checks all orders: their totals, and unexplained payments or refunds. */
async function wrongTotals({ setup }: ChaosRun): Promise<string[]> {
  const rows = await setup.centre.query<{ reference: string }>(
    `select o.reference from orders o
     where goods_paise <> (select coalesce(sum(line_paise), 0) from order_items i where i.order_id = o.id)
       or total_paise <> goods_paise + delivery_fee_paise
       or (select coalesce(sum(amount_paise), 0) from payment_ledger l where l.order_id = o.id)
         <> case when o.state in ('paid', 'packed', 'shipped', 'delivered') and o.pay_by = 'online' then total_paise else 0 end`,
  )
  return rows.map(({ reference }) => `${reference} does not add up`)
}

/** Tables that only their owner may read, and those that the desk may read too. */
const privateTables = ['cart_items', 'cart_operations']
const readable = [...privateTables, 'requests', 'orders', 'profiles']

/**
 * Returns other people's data that this person can read over the network with the phone's own token, or see on the
 * screen.
 */
async function foreignData(page: Page, { url, setup, person, scenario }: ChaosRun): Promise<string[]> {
  const headers = { apikey: setup.centre.publishableKey, authorization: `Bearer ${await tokenOn(page)}` }
  const violations: string[] = []
  for (const table of scenario.kind === 'desk' ? privateTables : readable) {
    const answer = await fetch(`${url}/rest/v1/${table}?select=user_id`, { headers })
    if (!answer.ok) throw new Error(`${table} was answered with ${answer.status}: ${await answer.text()}`)
    const rows = (await answer.json()) as { user_id: string }[]
    if (rows.some(({ user_id }) => user_id !== person.id)) violations.push(`reads others' ${table}`)
  }
  const names = await setup.centre.query<{ name: string }>(
    `select substring(content from 'Fire [0-9]+ [0-9] [0-9a-f]{8}') as name from requests where user_id <> $1`,
    [person.id],
  )
  const shown = await page.locator('body').innerText()
  for (const { name } of names) if (name && shown.includes(name)) violations.push(`shows ${name}`)
  return violations
}
