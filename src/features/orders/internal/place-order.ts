import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import { lostCode } from '#src/platform/outbox/codes.ts'
import { deleteWithdrawn, isReturned, putEntry, type Withdrawal } from '#src/platform/outbox/save-entry.ts'
import type { EntryRows, OutboxStore } from '#src/platform/outbox/world.ts'
import { contactKey } from '#src/features/cart/contact.ts'
import { forgetLastOrder, lastOrders, saveLastOrder } from './last-order.ts'
import {
  additionsOf,
  wordsOf,
  type OrderContent,
  type OrderProblem,
} from '#src/features/orders/order-content.ts'

/** Stores an order and returns its id, or the id of the same order from another tab. */
export async function placeOrder(
  rows: EntryRows,
  entry: WaitingEntry,
  content: OrderContent,
): Promise<string> {
  const { owner: account } = entry
  const [additions, words] = [additionsOf(content).toSorted().join(), wordsOf(content)]
  const orders = await lastOrders(rows, account)
  const last = additions ? orders.find((order) => order.additions === additions) : undefined
  const before = last && (await rows.get(last.id))
  const isSame = last?.words === words
  await rows.putSetting(contactKey(account), content.contact)
  if (isSame && before && before.state !== 'returned') return before.id
  // The centre may have it: sent under its id, it stays one order.
  const stored = isSame && !before ? ({ ...entry, id: last.id, lane: last.id, again: true } as const) : entry
  // A paid one that a restored centre had lost stays to be seen: its money is to be asked for.
  const mayGo = before?.state === 'returned' && before.returned.code !== lostCode
  await putEntry(rows, stored, { replaces: mayGo ? before.id : undefined })
  await saveLastOrder(rows, account, { id: stored.id, additions, words })
  return stored.id
}

/** Returns the content of an order at the prices that the centre has answered. */
export function agreedContent(
  { contact, area, payBy, language, items, total }: OrderContent,
  problem: OrderProblem | undefined,
): OrderContent {
  const priced = items.map((item) => ({ ...item, price: problem?.prices?.[item.product_id] ?? item.price }))
  return { contact, area, payBy, language, items: priced, total: problem?.total ?? total }
}

/**
 * Stores an order in place of the returned one whose new total the person has agreed to. Returns false and stores nothing
 * if that one is no longer there, as at the second of two taps.
 */
export async function replaceOrder(rows: EntryRows, entry: WaitingEntry, replaces: string): Promise<boolean> {
  if (!(await isReturned(rows, replaces, entry.owner))) return false
  await putEntry(rows, entry, { replaces })
  const last = (await lastOrders(rows, entry.owner)).find(({ id }) => id === replaces)
  if (last) await saveLastOrder(rows, entry.owner, { ...last, id: entry.id })
  return true
}

/**
 * Withdraws an order as `withdrawEntry` does. Of one that the centre refused nobody is asked; if an earlier attempt had no
 * answer, it may still arrive there late, at another price or before a restored backup knows better: `withdrawn, perhaps sent`.
 */
export function withdrawOrder(
  store: OutboxStore,
  now: () => number,
  { id, owner, evenIfSent }: { readonly id: string; readonly owner: string; readonly evenIfSent: boolean },
): Promise<Withdrawal> {
  return store.transact(async (rows) => {
    const entry = await rows.get(id)
    // Another phone may have sent an order again that a restored centre had lost.
    const isRefused = entry?.state === 'returned' && entry.returned.code !== lostCode
    const request = { id, owner, evenIfSent: evenIfSent || isRefused, evenWhileSent: true }
    const withdrawal = await deleteWithdrawn(rows, now(), request)
    const isGone = withdrawal === 'withdrawn' || (isRefused && withdrawal.startsWith('withdrawn'))
    if (isGone) await forgetLastOrder(rows, owner, id)
    return withdrawal
  })
}
