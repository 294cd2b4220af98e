import { newId } from '#src/base/ids.ts'
import type { Paise } from '#src/base/money.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { unitPrice } from '#src/core/catalogue/narrow.ts'
import { isSold, totalOf, type FilledLine } from '#src/core/cart/filled.ts'
import { saveForAccount } from '#src/core/session/save-for-account.ts'
import { requestBackgroundSync } from '#src/device/background-sync.ts'
import type { PendingOrder } from '#src/device/account-rows.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { language } from '#src/i18n/words.ts'
import { contactKey, type Contact } from './contact.ts'
import { deliveryFee } from './delivery.ts'
import { lastOrder, lastOrderKey, wordsOf, type LastOrder } from './pending-orders.ts'

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
export async function savePendingOrder(
  account: string,
  lines: readonly FilledLine[],
  contact: Contact,
  { area, payBy }: { area: DeliveryArea; payBy: 'online' | 'cash' },
): Promise<SavedOrder> {
  const sold = lines.filter(isSold)
  const pendingOrder: PendingOrder = {
    id: newId(),
    account,
    contact,
    area: area.id,
    payBy,
    language: language(),
    total: totalWithDelivery(sold, area),
    madeAt: Date.now(),
    state: 'waiting',
    items: sold.map(({ product, quantity, additions, current }) => ({
      product_id: product,
      quantity,
      options: current!.item?.customer === 'commercial' ? { customer_type: 'commercial' } : {},
      observed: [...additions],
      name: current!.name,
      price: unitPrice(current!, quantity),
    })),
  }
  const additions = sold
    .flatMap((line) => [...line.additions])
    .toSorted()
    .join()
  return writePendingOrder(pendingOrder, additions)
}

async function writePendingOrder(pendingOrder: PendingOrder, additions: string): Promise<SavedOrder> {
  const { account, contact } = pendingOrder
  let { id, sentAt } = pendingOrder
  const outcome = await saveForAccount(account, [outbox.wishes], async () => {
    const last = await lastOrder(account)
    const words = wordsOf(pendingOrder)
    if (additions && last?.additions === additions) {
      if (last.words === words) ({ id, sentAt } = last)
      // It came back, and is now ordered in other words.
      else if ((await outbox.wishes.get(last.id))?.state === 'returned') await outbox.wishes.delete(last.id)
    }
    await outbox.wishes.put({ ...pendingOrder, id, sentAt })
    const value: LastOrder = { id, additions, words, sentAt }
    await outbox.settings.bulkPut([
      { key: contactKey(account), value: contact },
      { key: lastOrderKey(account), value },
    ])
  })
  // Asked before it is sent: the page may be gone before the first answer.
  if (outcome.saved) void requestBackgroundSync()
  return { outcome, pendingOrder: { ...pendingOrder, id, sentAt } }
}
