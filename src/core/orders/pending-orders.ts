import type { Paise } from '#src/base/money.ts'
import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { takeOutOrdered } from '#src/core/cart/cart.ts'
import type { Withdrawal } from '#src/core/outbox/save-entry.ts'
import type { PendingOrder } from '#src/device/account-rows.ts'
import { outbox, watchOutbox, withOutbox } from '#src/device/outbox-database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

/** The last order on this phone; outlives the pending order. */
export interface LastOrder {
  readonly id: string
  readonly additions: string
  /** The content that identifies an order; missing in rows of an earlier version. */
  readonly words?: string
  /** Time of the last attempt to send it. */
  readonly sentAt?: number | undefined
  /** True once the centre has confirmed it. */
  readonly arrived?: boolean
}

/** Returns the content that identifies an order at the centre. */
export function wordsOf({
  contact: { name, email, phone, address },
  area,
  payBy,
  items,
}: PendingOrder): string {
  const lines = items.map(({ product_id, quantity, options }) => [product_id, quantity, options])
  return JSON.stringify([[name, email, phone, address], area, payBy, lines])
}

/** Returns the account's last order on this phone. */
export async function lastOrder(account: string): Promise<LastOrder | undefined> {
  return (await outbox.settings.get(lastOrderKey(account)))?.value as LastOrder | undefined
}

async function saveLastOrder(account: string, value: LastOrder): Promise<void> {
  await outbox.settings.put({ key: lastOrderKey(account), value })
}

/** Its settings key; ends with the account's id, so that it is encrypted with the account's data. */
export function lastOrderKey(account: string): string {
  return `last-order:${account}`
}

/** The account's pending orders, oldest first. */
export async function pendingOrdersOf(account: string): Promise<PendingOrder[]> {
  return (await withOutbox(() => outbox.wishes.where({ account }).toArray())).toSorted(
    (a, b) => a.madeAt - b.madeAt,
  )
}

/** The ids of the account's orders that wait on this phone, now and after every change. */
export function watchPendingIds(account: string) {
  return watchOutbox(async () => (await pendingOrdersOf(account)).map(({ id }) => id))
}

/**
 * Withdraws a pending order and returns its items to the cart. `withdrawal: perhaps sent` changed nothing,
 * because the centre may have it: ask the person, then call again with `evenIfSent`. A refused order is not at
 * the centre.
 */
export async function withdrawPendingOrder(
  id: string,
  { evenIfSent = false } = {},
): Promise<SaveResult & { readonly withdrawal?: Withdrawal }> {
  let withdrawal: Withdrawal | undefined
  const outcome = await saveResultOf(async () => {
    withdrawal = await inOrderTransaction(async () => {
      const pendingOrder = await outbox.wishes.get(id)
      if (!pendingOrder) return 'unknown'
      const perhapsSent = pendingOrder.state === 'waiting' && pendingOrder.sentAt !== undefined
      if (perhapsSent && !evenIfSent) return 'perhaps sent'
      await outbox.wishes.delete(id)
      return perhapsSent ? 'withdrawn, perhaps sent' : 'withdrawn'
    })
  })
  if (withdrawal === undefined) return outcome
  return { ...(withdrawal.startsWith('withdrawn') ? outcome : notSaved('refused')), withdrawal }
}

/**
 * Marks a pending order as sent and returns it; `undefined` if it was withdrawn or answered meanwhile. With `again`
 * also returns one that the centre already has, to open its payment.
 */
export function pendingOrderToSend(
  { id, account }: PendingOrder,
  again: PendingOrder | undefined,
): Promise<PendingOrder | undefined> {
  return inOrderTransaction(async () => {
    const pendingOrder = await outbox.wishes.get(id)
    const last = await lastOrder(account)
    if (!pendingOrder) return last?.id === id && last.arrived ? again : undefined
    if (pendingOrder.state !== 'waiting' || pendingOrder.account !== account) return undefined
    const sentAt = Date.now()
    await outbox.wishes.update(id, { sentAt })
    if (last?.id === id) await saveLastOrder(account, { ...last, sentAt })
    return { ...pendingOrder, sentAt }
  })
}

/**
 * Records the centre's answer to a sent order: without `change` the centre has it, so the pending order is
 * deleted and its items leave the cart. Ignored if the order has changed since.
 */
export function settlePendingOrder(
  sent: PendingOrder,
  change: Partial<PendingOrder> | undefined,
): Promise<SaveResult> {
  return saveResultOf(() =>
    inOrderTransaction(async () => {
      const pendingOrder = await outbox.wishes.get(sent.id)
      const isAnswered =
        pendingOrder && wordsOf(pendingOrder) === wordsOf(sent) && pendingOrder.total === sent.total
      if (isAnswered) await (change ? outbox.wishes.update(sent.id, change) : outbox.wishes.delete(sent.id))
      if (isAnswered && !change) await takeOutOrdered(sent.account, pendingOrder.items)
      const last = await lastOrder(sent.account)
      if (!change && last?.id === sent.id) await saveLastOrder(sent.account, { ...last, arrived: true })
    }),
  )
}

/** Accepts the centre's new total and queues the order again. */
export function agreeToTotal(id: string, total: Paise): Promise<SaveResult> {
  const change = { state: 'waiting', newTotal: undefined, problem: undefined, sentAt: undefined } as const
  return saveResultOf(() =>
    inOrderTransaction(async () => {
      const { items = [], problem } = (await outbox.wishes.get(id)) ?? {}
      const priced = items.map((item) => ({
        ...item,
        price: problem?.prices?.[item.product_id] ?? item.price,
      }))
      await outbox.wishes.update(id, { total, items: priced, ...change })
    }),
  )
}

/** Runs one transaction over pending orders and related tables. */
function inOrderTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const tables = [outbox.wishes, outbox.settings, outbox.cartOperations]
  return withOutbox(() => outbox.transaction('rw', tables, work))
}
