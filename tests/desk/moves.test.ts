import { afterAll, beforeAll, expect, test } from 'vitest'
import { movesOf } from '#src/core/desk/moves.ts'
import type { DeskItem } from '#src/core/desk/item.ts'
import { deskAnswer, openAtTheDesk, type AtTheDesk } from '../database/at-the-desk.ts'

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

test.each(['staff', 'manager'])(
  'what the screen offers %s of a request is what the centre lets them do',
  async (role) => {
    const person = await desk.database.person([role])
    for (const status of statuses) {
      const offered = movesOf({ what: 'request', request: { status } } as DeskItem, [role])
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

test.each(['staff', 'manager'])('what the screen offers %s of an order the centre may take', async (role) => {
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
    const [row] = await desk.database.query<{ moves: string[] }>('select order_moves($1) as moves', [state])
    const sayable = row!.moves.filter((to) => !['awaiting_payment', 'paid'].includes(to))
    const mine = role === 'staff' ? sayable.filter((to) => to !== 'refunded') : sayable
    const offered = movesOf({ what: 'order', order: { state } } as DeskItem, [role])
    expect([state, [...offered].toSorted()]).toEqual([state, mine.toSorted()])
  }
})
