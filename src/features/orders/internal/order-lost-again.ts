import { newEntry } from '#src/platform/outbox/queue.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { fateOfOrder, lostAgain } from '#src/platform/outbox/lost.ts'
import { outboxTables } from '#src/platform/outbox/stored-outbox.ts'
import { confirm, isUnconfirmed, type Unconfirmed } from '#src/platform/outbox/unconfirmed.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { outbox, type StoredEntry } from '#src/platform/device/outbox-database.ts'
import { language } from '#src/platform/i18n/words.ts'
import { orderKind, type OrderContent } from '#src/features/orders/order-content.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'

/**
 * Puts into the outbox the orders that the phone knows and a restored centre has lost, under their own ids: an unpaid one
 * waits, one that was paid is returned, since only the centre can find its payment. Called when all orders were fetched.
 */
export async function orderLostAgain(account: string, { ids, from }: Unconfirmed): Promise<void> {
  for (const id of ids) {
    const order = (await outbox.orders.get(id)) as unknown as Order | undefined
    const fate = order && fateOfOrder(order, from)
    const isLost = fate === 'waits' || fate === 'returned'
    const entry = isLost ? await entryOf(order!, account, fate) : undefined
    // The account's key has not come yet: later.
    if (isLost && !entry) return
    const outcome = await saveForAccount(account, [outbox.orders, ...outboxTables], async () => {
      if (!(await isUnconfirmed('orders', account, id))) return
      if (entry && !(await outbox.entries.get(id))) {
        await outbox.entries.put(entry as unknown as StoredEntry)
        await outbox.orders.delete(id)
      }
      await confirm('orders', account, [id])
    })
    if (!outcome.saved) return
  }
}

async function entryOf(
  order: Order,
  account: string,
  fate: 'waits' | 'returned',
): Promise<Entry | undefined> {
  const content: OrderContent = {
    contact: { ...order.contact, address: order.contact.address ?? '' },
    area: order.delivery_area ?? '',
    payBy: order.pay_by,
    language: language(),
    total: order.total_paise,
    items: order.items.map(({ product_id, name, quantity, unit_paise: price, pack_amount, pack_unit }) => ({
      product_id,
      quantity,
      options: {},
      observed: [],
      name: name[language()],
      price,
      pack_amount,
      pack_unit,
    })),
  }
  const kind = { kind: orderKind, alone: true, settles: true, takes: [] } as const
  const madeAt = Date.parse(order.created_at)
  const entry = await newEntry(account, { ...kind, id: order.id, madeAt, content })
  if (!entry) return undefined
  const { state: _state, nextAttemptAt: _due, ...facts } = entry
  return lostAgain(facts, fate, Date.now())
}
