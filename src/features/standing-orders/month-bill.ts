import type { Order } from '#src/features/orders/orders-api.ts'
import type { Standing } from './standing-orders-api.ts'

/** What was brought on a day, as it was billed. */
export interface BilledDay {
  readonly day: string
  readonly order: Order
}

/** The bill of a month such as 2026-12: each day on which something was handed over. */
export interface MonthBill {
  readonly days: readonly BilledDay[]
  /** In paise, with the deliveries. */
  readonly total: number
  /** The part of it that went on the khata. */
  readonly onKhata: number
}

/**
 * Returns what a month's mornings came to. Each order counts once, however many standing orders it was made of, and only where it
 * was delivered: what was not handed over costs nothing.
 */
export function monthBill(
  standing: readonly Pick<Standing, 'log'>[],
  orders: readonly Order[],
  month: string,
): MonthBill {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const dayOf = new Map<string, string>()
  for (const { log } of standing)
    for (const { day, order } of log) if (order !== null && day.startsWith(month)) dayOf.set(order, day)
  const days = [...dayOf]
    .flatMap(([id, day]) => {
      const order = byId.get(id)
      return order?.state === 'delivered' ? [{ day, order }] : []
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return {
    days,
    total: sum(days),
    // A way to pay that this build does not know is none.
    onKhata: sum(days.filter(({ order }) => (order.pay_by as string) === 'account')),
  }
}

const sum = (billed: readonly BilledDay[]) => billed.reduce((all, { order }) => all + order.total_paise, 0)
