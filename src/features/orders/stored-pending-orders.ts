import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import { newEntry, openEntriesOf, type Opened } from '#src/platform/outbox/queue.ts'
import { withdrawResult, type WithdrawResult } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox, unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf, resultOf } from '#src/platform/device/storage-result.ts'
import { additionsOf, orderKind, type OrderContent, type OrderProblem } from './order-content.ts'
import { agreedContent, replaceOrder, withdrawOrder } from '#src/features/orders/internal/place-order.ts'

/** An order that is on this phone only. */
export interface PendingOrder extends OrderContent {
  /** UUIDv7, the key of the order on the server too. */
  readonly id: string
  readonly account: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly madeAt: number
  /** `waiting` for the network; `asks` about another total; `returned` with a reason. */
  readonly state: 'waiting' | 'asks' | 'returned'
  readonly newTotal?: number | undefined
  readonly problem?: (OrderProblem & { readonly code: string }) | undefined
}

/** The account's pending orders, oldest first; none without its key. */
export async function pendingOrdersOf(account: string): Promise<PendingOrder[]> {
  const entries = await withOutbox(() => unsentOfKind(account, orderKind))
  const opened = await openEntriesOf<OrderContent, OrderProblem>(account, entries)
  return opened.map(pendingOrder).toSorted((a, b) => a.madeAt - b.madeAt)
}

function pendingOrder({ entry, content, details }: Opened<OrderContent, OrderProblem>): PendingOrder {
  const { id, owner: account, createdAt: madeAt } = entry
  const order = { ...content, id, account, madeAt }
  if (entry.state !== 'returned') return { ...order, state: 'waiting' }
  const problem = { message: '', ...details, code: entry.returned.code }
  const asks = problem.code === 'total_changed' && problem.total !== undefined
  return asks
    ? { ...order, state: 'asks', newTotal: problem.total, problem }
    : { ...order, state: 'returned', problem }
}

/** The ids of the account's orders that wait on this phone, now and after every change. */
export function watchPendingIds(account: string) {
  return watchOutbox(async () => (await unsentOfKind(account, orderKind)).map(({ id }) => id))
}

/**
 * Withdraws a pending order, which returns its items to the cart. `withdrawal: perhaps sent` changed nothing,
 * because the centre may have it: ask the person, then call again with `evenIfSent`. A refused order is not at
 * the centre.
 */
export async function withdrawPendingOrder(
  { id, account }: Pick<PendingOrder, 'id' | 'account'>,
  { evenIfSent = false } = {},
): Promise<WithdrawResult> {
  return withdrawResult(
    await resultOf(() => withdrawOrder(storedOutbox(), Date.now, { id, owner: account, evenIfSent })),
  )
}

/**
 * Accepts the centre's new total: queues the order with the current prices in place of the returned one. The id is empty if
 * that was done before.
 */
export function agreeToTotal(
  order: PendingOrder,
): Promise<{ readonly outcome: SaveResult; readonly id: string }> {
  const { account, problem } = order
  return answerOf(
    async () => {
      const entry = await newOrderEntry(account, agreedContent(order, problem))
      if (!entry) return { outcome: notSaved('locked'), id: '' }
      const outcome = await writeForAccount(account, outboxTables, () =>
        storedOutbox().transact((rows) => replaceOrder(rows, entry, order.id)),
      )
      if (!outcome.saved) return { outcome, id: '' }
      return { outcome: saved, id: outcome.value ? entry.id : '' }
    },
    (outcome) => ({ outcome, id: '' }),
  )
}

/** Returns the entry of an order; `undefined` without the account's key. */
export function newOrderEntry(account: string, content: OrderContent): Promise<WaitingEntry | undefined> {
  return newEntry(account, {
    kind: orderKind,
    content: { ...content },
    alone: true,
    settles: true,
    takes: additionsOf(content),
  })
}
