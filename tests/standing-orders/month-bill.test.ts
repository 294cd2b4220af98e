import { expect, test } from 'vitest'
import type { Order } from '#src/features/orders/orders-api.ts'
import { monthBill } from '#src/features/standing-orders/month-bill.ts'

const order = (id: string, state: string, total_paise: number, pay_by = 'account') =>
  ({ id, state, total_paise, pay_by }) as unknown as Order
const day = (day_: string, id: string | null) => ({ day: day_, order: id }) as never

test('a bill has each delivered day of its month once, and nothing else', () => {
  const orders = [
    order('a', 'delivered', 9_500),
    order('b', 'cancelled', 9_500),
    order('c', 'delivered', 5_000, 'cash'),
  ]
  const log = [
    day('2026-11-30', 'x'),
    day('2026-12-01', 'a'),
    day('2026-12-02', 'b'),
    day('2026-12-03', null),
  ]
  // Milk and curd of one door are one order.
  const bill = monthBill(
    [{ log }, { log: [day('2026-12-01', 'a'), day('2026-12-04', 'c')] }],
    orders,
    '2026-12',
  )
  expect(bill.days.map((one) => `${one.day} ${one.order.id}`)).toEqual(['2026-12-01 a', '2026-12-04 c'])
  expect(bill).toMatchObject({ total: 14_500, onKhata: 9_500 })
})
