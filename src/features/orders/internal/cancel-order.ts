import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import type { Entry, Wait, WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import { newEntry, openEntriesOf } from '#src/platform/outbox/queue.ts'
import { putEntry } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox, unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { orderCancelKind } from '#src/features/orders/order-content.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'

/** The frozen content of a cancellation. */
export interface OrderCancellation {
  /** The order's id. */
  readonly order: string
}

/** The unanswered cancellation of an order: on its way, or refused by the centre. */
export interface PendingCancellation {
  readonly id: string
  readonly order: string
  readonly state: 'waiting' | 'returned'
  /** Why it waits, after a failed attempt. */
  readonly why?: Wait | undefined
}

/** The result of saving a cancellation, and its id; empty if there is none. */
interface Saved {
  readonly outcome: SaveResult
  readonly id: string
}

/** Queues the cancellation of an unpaid order that the centre has; a second one of the same order is the first. */
export function cancelUnpaidOrder(account: string, order: string): Promise<Saved> {
  return answerOf(
    () => queueCancellation(account, order),
    (outcome) => ({ outcome, id: '' }),
  )
}

async function queueCancellation(account: string, order: string): Promise<Saved> {
  const before = (await cancellationsOf(account)).find((item) => item.order === order)
  const content: OrderCancellation = { order }
  const facts = { kind: orderCancelKind, lane: order, alone: true, settles: true } as const
  const entry = await newEntry(account, { ...facts, content })
  if (!entry) return { outcome: notSaved('locked'), id: '' }
  const outcome = await writeForAccount(account, outboxTables, () =>
    storedOutbox().transact((rows) => putOnce(rows, entry, before?.id)),
  )
  if (!outcome.saved) return { outcome, id: '' }
  void requestBackgroundSync()
  return { outcome: saved, id: outcome.value }
}

/** Stores a cancellation, unless a tap just before has stored one; returns the id of the stored one. */
async function putOnce(rows: EntryRows, entry: WaitingEntry, replaces: string | undefined): Promise<string> {
  const waiting = await rows.waiting(entry.owner)
  const first = waiting.find(({ kind, lane }) => kind === entry.kind && lane === entry.lane)
  if (first) return first.id
  await putEntry(rows, entry, { replaces })
  return entry.id
}

/**
 * True if an order's goods may be ordered anew after `sendEntry` of its cancellation. One that only waits may be refused
 * later: an order paid online is not paid twice unawares, but goods for cash or on the khata would come twice.
 */
export function mayOrderAnew({ pay_by }: Pick<Order, 'pay_by'>, cancellation: Entry | undefined): boolean {
  if (cancellation?.state === 'waiting') return pay_by === 'online'
  return cancellation?.state !== 'returned'
}

/** The account's cancellations that the centre has not confirmed. */
export async function cancellationsOf(account: string): Promise<PendingCancellation[]> {
  const entries = await withOutbox(() => unsentOfKind(account, orderCancelKind))
  const opened = await openEntriesOf<OrderCancellation>(account, entries)
  return opened.map(({ entry, content }) => ({
    id: entry.id,
    order: content.order,
    state: entry.state === 'returned' ? 'returned' : 'waiting',
    ...(entry.state === 'waiting' && entry.why && { why: entry.why }),
  }))
}

/** Observes the account's unconfirmed cancellations. */
export function watchCancellations(account: string) {
  return watchOutbox(() => cancellationsOf(account))
}
