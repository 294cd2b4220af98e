import { afterAll, beforeAll, expect, test } from 'vitest'
import { centre } from '#src/content/centre.ts'
import type { OwnAnswer } from '#src/features/desk/internal/answer.ts'
import { callDue, callHours, callsOf } from '#src/features/desk/internal/call-backs.ts'
import type { DeskItem } from '#src/features/desk/internal/item.ts'
import { callBackKind } from '#src/features/requests/call-attempt.ts'
import callBack from '#src/features/support/call-back.form.ts'
import { deskAnswer, openAtTheDesk, type AtTheDesk } from '../database/at-the-desk.ts'

let desk: AtTheDesk
beforeAll(async () => void (desk = await openAtTheDesk()))
afterAll(() => desk.database.close())

const india = (time: string) => Date.parse(`${time}+05:30`)
/** A Wednesday. */
const at = (time: string) => india(`2026-11-25T${time}`)

interface CallFacts {
  id: string
  received: string
  time?: string
  log?: object[]
  changes?: object
}

function call({ id, received, time = 'any', log = [], changes = {} }: CallFacts): DeskItem {
  const request = {
    kind: callBackKind,
    reference: id,
    status: 'received',
    received_at: new Date(at(received)).toISOString(),
    answers: { phone: '9876543210', time, about: 'Loans' },
  }
  return { what: 'request', id, open: true, assignee: null, taken: [], log, request, ...changes } as never
}

const nobodyAnswered = (time: string, from = 'received') => ({
  id: 1,
  from,
  to: 'in_review',
  note: null,
  by: 'centre',
  who: 'Kiran Bala',
  at: new Date(at(time)).toISOString(),
})

const own = (
  id: string,
  action: OwnAnswer['action'],
  state = 'waiting',
  createdAt = at('10:00'),
): OwnAnswer =>
  ({ about: `request/${id}`, seen: 1, action, line: { id: `answer of ${id}`, state, createdAt } }) as never

test('the hours of the form and of the desk are the same', () => {
  expect(Object.keys(callHours)).toEqual(callBack.fields.time.options.map(({ value }) => value))
  for (const { value, label } of callBack.fields.time.options.slice(1)) {
    const [from, to] = [...label.en.matchAll(/\d+/g)].map(([hour]) =>
      Number(hour) < 9 ? Number(hour) + 12 : Number(hour),
    )
    expect([value, callHours[value]]).toEqual([value, { from: from! * 60, to: to! * 60 }])
  }
  expect(callBack.id).toBe(callBackKind)
})

test.each([
  ['morning', '2026-11-25T08:00', '2026-11-25T12:00'],
  ['morning', '2026-11-25T10:59', '2026-11-25T12:00'],
  // Less than an hour is left.
  ['morning', '2026-11-25T11:01', '2026-11-26T12:00'],
  ['any', '2026-11-25T08:00', '2026-11-25T18:00'],
  ['any', '2026-11-25T23:59', '2026-11-26T18:00'],
  ['evening', '2026-11-27T17:30', '2026-11-28T16:00'],
  // Saturday closes at 4, Sunday is closed.
  ['evening', '2026-11-28T15:30', '2026-11-30T18:00'],
  ['any', '2026-11-29T10:00', '2026-11-30T18:00'],
  ['constructor', '2026-11-25T08:00', '2026-11-25T18:00'],
])('a call for %s that is asked for at %s is due until %s', (time, since, due) => {
  expect(callDue(time, india(since), centre)).toBe(india(due))
})

test('a centre that never opens at that hour still has the call in its list', () => {
  expect(
    callDue('evening', at('10:00'), { opening: centre.opening.map(() => [540, 720]), closures: [] }),
  ).toBe(at('10:00') + 86_400_000)
})

test('overdue calls come first, then the one that is due first; one that nobody answered is due later', () => {
  const calls = callsOf(
    [
      call({ id: 'tried', received: '08:00', time: 'morning', log: [nobodyAnswered('11:30')] }),
      call({ id: 'evening', received: '08:00', time: 'evening' }),
      call({ id: 'later', received: '08:30', time: 'morning' }),
      call({ id: 'first', received: '08:00', time: 'morning' }),
      call({ id: 'closed', received: '08:00', changes: { open: false } }),
      { ...call({ id: 'other', received: '08:00' }), request: { kind: 'soil-test', answers: {} } } as never,
    ],
    [],
    centre,
  )
  expect(calls.map(({ item: { id }, attempts }) => [id, attempts])).toEqual([
    ['first', 0],
    ['later', 0],
    ['evening', 0],
    ['tried', 1],
  ])
  expect(calls[0]).toMatchObject({ time: 'morning', about: 'Loans', due: at('12:00') })
})

test('unsent actions of this phone count: a call is taken, tried, or gone', () => {
  const items = ['taken', 'tried', 'reached', 'returned'].map((id) =>
    call({ id, received: '08:00', time: 'morning' }),
  )
  const calls = callsOf(
    items,
    [
      own('taken', { assignee: 'me' }),
      own('tried', { status: 'in_review' }, 'waiting', at('11:30')),
      own('reached', { status: 'done' }),
      own('returned', { status: 'done' }, 'returned'),
    ],
    centre,
  )
  expect(
    calls.map(({ item: { id }, assignee, attempts, isReturned }) => [id, assignee, attempts, isReturned]),
  ).toEqual([
    ['taken', 'me', 0, false],
    ['returned', null, 0, true],
    ['tried', null, 1, false],
  ])
})

test('a sent attempt that the log shows counts once; notes and reopenings count not at all', () => {
  const log = [
    nobodyAnswered('09:30'),
    { ...nobodyAnswered('09:40', 'in_review'), note: 'Spoke to the son' },
    nobodyAnswered('09:50', 'in_review'),
    nobodyAnswered('09:55', 'done'),
    { ...nobodyAnswered('09:58'), by: 'owner' },
  ]
  const item = call({ id: 'a', received: '08:00', log, changes: { taken: ['answer of a'] } })
  expect(callsOf([item], [own('a', { status: 'in_review' }, 'received')], centre)[0]!.attempts).toBe(2)
})

test('the centre notes each call that nobody answered, and the request stays open until one is answered', async () => {
  const staff = await desk.database.person(['staff'])
  const { id } = await desk.request()
  const note = async (status: string) => {
    const { seen } = await desk.seen(staff, id)
    const [result] = await desk.answer(staff, [deskAnswer({ item: id, seen, status })])
    expect(result!.receipt).toBeDefined()
    return desk.seen(staff, id)
  }
  await note('in_review')
  const tried = await note('in_review')
  expect([tried.open, tried.log.map(({ from, to }) => [from, to])]).toEqual([
    true,
    [
      [null, 'received'],
      ['received', 'in_review'],
      ['in_review', 'in_review'],
    ],
  ])
  expect((await note('done')).open).toBe(false)
})
