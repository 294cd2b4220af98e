import type { Page } from '@playwright/test'
import { readStoredData } from '../crash/decrypted-data.ts'
import { tokenOn, pendingOrdersOn } from '../pages/stored-data.ts'
import { untilAppRuns } from '../pages/visitor.ts'
import { wordsIn } from '../pages/phrases.ts'
import { expect } from '../world.ts'
import type { ChaosRun } from './chaos-run.ts'
import type { Journey } from './journey.ts'
import { orderFaults } from './order-journeys.ts'
import { editFaults, profileFaults } from './own-journeys.ts'

const t = wordsIn('en')
const arrivalTimeoutMs = 120_000

/** Waits, without faults, until the centre has every entry of the phone; the person corrects returned entries. */
export async function untilAllArrived(page: Page, run: ChaosRun, mend: Journey['mend']): Promise<void> {
  await openRequests(page, run)
  const sendNow = page.getByRole('button', { name: t('Send now') }).first()
  await expect
    .poll(
      async () => {
        if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 }).catch(() => undefined)
        const { entries } = await readStoredData(page)
        if (mend && entries.some(({ state }) => state === 'returned')) {
          await mend(run, page)
          await openRequests(page, run)
        }
        const waiting = entries
          .filter(({ state }) => state !== 'received')
          .map(({ id, state }) => ({ id, state }))
        return [...waiting, ...(await pendingOrdersOn(page))]
      },
      { timeout: arrivalTimeoutMs, intervals: [250] },
    )
    .toEqual([])
}

async function openRequests(page: Page, { url }: ChaosRun): Promise<void> {
  await page.goto(`${url}/requests`)
  await untilAppRuns(page)
}

/**
 * Returns violations: data that differs from the screen's, duplicates, wrong totals, or another person's data. Empty
 * without a violation.
 */
export async function violationsOf(page: Page, run: ChaosRun): Promise<string[]> {
  const violations = [
    ...(await lostOrDuplicated(run)),
    ...(await wrongTotals(run)),
    ...(await foreignData(page, run)),
    ...run.readByOthers.map((found) => `somebody else could read ${found}`),
  ]
  return violations.map((fault) => `ordeal ${run.scenario.number} (${run.scenario.kind}): ${fault}`)
}

async function lostOrDuplicated(run: ChaosRun): Promise<string[]> {
  const { setup, scenario, person, confirmed } = run
  if (scenario.kind === 'shop' || scenario.kind === 'cancel') return orderFaults(run)
  if (scenario.kind === 'profile') return profileFaults(run)
  if (scenario.kind === 'editor') return editFaults(run)
  const rows = await setup.centre.query<{ content: string; complete: boolean }>(
    `select content, completed_at is not null as complete from requests where user_id = $1 and status <> 'replaced'
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
