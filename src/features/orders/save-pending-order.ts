import type { Paise } from '#src/base/money.ts'
import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import { isSold, totalOf, type FilledLine } from '#src/features/cart/filled.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { language } from '#src/platform/i18n/words.ts'
import type { Contact } from '#src/features/cart/contact.ts'
import type { PayBy } from '#src/features/cart/typed-at-checkout.ts'
import { deliveryFee } from '#src/features/orders/internal/delivery.ts'
import type { OrderContent } from './order-content.ts'
import { newOrderEntry, type PendingOrder } from './stored-pending-orders.ts'
import { placeOrder } from '#src/features/orders/internal/place-order.ts'

/** The result of saving a pending order, and the order as stored. */
export interface SavedOrder {
  readonly outcome: SaveResult
  readonly pendingOrder: PendingOrder
}

/** The total of an order with delivery, in paise. */
export function totalWithDelivery(lines: readonly FilledLine[], area: DeliveryArea): Paise {
  return totalOf(lines) + deliveryFee(lines, area)
}

/**
 * Saves the cart as a pending order with an id and the total that the person saw, so that repeated sends are one
 * order at the price shown. The same additions with the same content, as from a second tab, give the same order.
 * With other content they give another one; the centre then refuses it if the first has arrived.
 */
export function savePendingOrder(
  account: string,
  lines: readonly FilledLine[],
  contact: Contact,
  { area, payBy }: { area: DeliveryArea; payBy: PayBy },
): Promise<SavedOrder> {
  const sold = lines.filter(isSold)
  const content: OrderContent = {
    contact,
    area: area.id,
    payBy,
    language: language(),
    total: totalWithDelivery(sold, area),
    items: sold.map(({ product, quantity, additions, current }) => ({
      product_id: product,
      quantity,
      options: current!.item?.customer === 'commercial' ? { customer_type: 'commercial' } : {},
      observed: [...additions],
      name: current!.name,
      price: unitPrice(current!, quantity),
      pack_amount: current!.pack?.amount,
      pack_unit: current!.pack?.unit,
    })),
  }
  const order = { ...content, id: '', account, madeAt: 0, state: 'waiting' } as const
  return answerOf(
    () => saveOrder(order, content),
    (outcome) => ({ outcome, pendingOrder: order }),
  )
}

async function saveOrder(order: PendingOrder, content: OrderContent): Promise<SavedOrder> {
  const { account } = order
  const entry = await newOrderEntry(account, content)
  if (!entry) return { outcome: notSaved('locked'), pendingOrder: order }
  const outcome = await writeForAccount(account, outboxTables, () =>
    storedOutbox().transact((rows) => placeOrder(rows, entry, content)),
  )
  const id = outcome.saved ? outcome.value : entry.id
  // Asked before it is sent: the page may be gone before the first answer.
  if (outcome.saved) void requestBackgroundSync()
  return { outcome: outcome.saved ? saved : outcome, pendingOrder: { ...order, id, madeAt: entry.createdAt } }
}
