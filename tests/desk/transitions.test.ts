import { afterAll, beforeAll, expect, test } from 'vitest'
import { movesOf, paymentsBack } from '#src/features/desk/internal/transitions.ts'
import type { DeskItem } from '#src/features/desk/internal/item.ts'
import { deskAnswer, openAtTheDesk, type AtTheDesk } from '../database/at-the-desk.ts'
import { isFull } from '../rounds.ts'

let desk: AtTheDesk
beforeAll(async () => void (desk = await openAtTheDesk()))
afterAll(() => desk.database.close())

const statuses = [
  'received',
  'in_review',
  'answered',
  'approved',
  'rejected',
  'done',
  'cancelled',
  'replaced',
] as const

// Every run has the rights of one role, `test:full` those of both.
test.each(isFull ? ['staff', 'manager'] : ['staff'])(
  'the screen offers %s the changes of a request that the centre allows',
  async (role) => {
    const person = await desk.database.person([role])
    for (const status of statuses) {
      const offered = movesOf({ what: 'request', request: { status, answers: {} } } as DeskItem, [role])
      const allowed: string[] = []
      for (const to of statuses.filter((other) => other !== status)) {
        const { id } = await desk.request()
        if (status !== 'received')
          await desk.database.query(`select move_request_to($1, $2, null, 'system')`, [id, status])
        const [result] = await desk.answer(person, [deskAnswer({ item: id, seen: 9e14, status: to })])
        if (result!.receipt) allowed.push(to)
      }
      expect([status, allowed.toSorted()]).toEqual([status, [...offered].toSorted()])
    }
  },
)

test.each([
  ['staff', 'online'],
  ['manager', 'online'],
  ['staff', 'cash'],
  ['manager', 'cash'],
])(
  'the screen offers %s the changes of an order that is paid %s and the centre allows',
  async (role, pay_by) => {
    const states = [
      'placed',
      'awaiting_payment',
      'paid',
      'packed',
      'shipped',
      'delivered',
      'cancelled',
      'refunded',
    ]
    for (const state of states) {
      const [row] = await desk.database.query<{ moves: string[] }>('select order_moves($1, $2) as moves', [
        state,
        pay_by,
      ])
      const unsayable = ['awaiting_payment', 'paid', 'refunded', ...(pay_by === 'cash' ? ['delivered'] : [])]
      const sayable = row!.moves.filter((to) => !unsayable.includes(to))
      const offered = movesOf({ what: 'order', order: { state, pay_by, payments: [] } } as never, [role])
      expect([state, [...offered].toSorted()]).toEqual([state, sayable.toSorted()])
    }
  },
)

test('a refund is offered while the money is here and no refund is in progress, and to managers only', () => {
  const offered = (payment: object, pay_by: string, role = 'manager') =>
    movesOf({ what: 'order', order: { state: 'delivered', pay_by, payments: [payment] } } as never, [role])
  for (const refund of [null, 'failed']) {
    expect(offered({ state: 'paid', refund }, 'online')).toEqual(['refunded', 'cash_returned'])
    expect(offered({ state: 'paid', refund }, 'cash')).toEqual(['cash_returned'])
    expect(offered({ state: 'paid', refund, provider: 'upi' }, 'cash')).toEqual(['refunded', 'cash_returned'])
    expect(offered({ state: 'paid', refund }, 'online', 'staff')).toEqual([])
  }
  for (const refund of ['asked', 'sent', 'returned'])
    expect(offered({ state: 'late', refund }, 'online')).toEqual([])
  expect(offered({ state: 'cancelled', refund: null }, 'online')).toEqual([])
})

test.each([
  ['one payment', 'paid', [['paid', null]], 1],
  [
    'what came twice, while the order stands',
    'packed',
    [
      ['paid', null],
      ['late', 'failed'],
    ],
    1,
  ],
  [
    'all that came for a cancelled order',
    'cancelled',
    [
      ['paid', null],
      ['late', 'failed'],
    ],
    2,
  ],
  [
    'what came after it was refunded',
    'refunded',
    [
      ['paid', 'returned'],
      ['late', 'failed'],
    ],
    1,
  ],
  [
    'nothing that is on its way back',
    'cancelled',
    [
      ['paid', 'sent'],
      ['late', 'asked'],
    ],
    0,
  ],
] as const)('a refund names %s', (_, state, payments, count) => {
  const order = {
    state,
    pay_by: 'online',
    payments: payments.map(([paid, refund]) => ({ state: paid, refund })),
  }
  expect(paymentsBack(order as never)).toBe(count)
  expect(movesOf({ what: 'order', order } as never, ['manager']).includes('refunded')).toBe(count > 0)
})
