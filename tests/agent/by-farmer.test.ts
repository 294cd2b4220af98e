import { describe, expect, it } from 'vitest'
import type { DraftOnBoard } from '#src/features/forms/agent-drafts.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { byFarmer, farmersFound, itemsForOthers } from '#src/features/agent/internal/by-farmer.ts'
import { numbersFor } from '#src/features/agent/internal/numbers-for.ts'

const draft = (id: string, name: string, phone?: string, more: object = {}) => {
  const answers = { forAnother: true, name, ...(phone && { phone }), ...more }
  return { id, form: 'soil-test', version: 1, updatedAt: 5, name, answers, attachments: [] } as DraftOnBoard
}
const entry = (id: string, name: string, phone: string, more: Partial<EntryLine> = {}) =>
  ({
    id,
    form: 'soil-test',
    createdAt: 3,
    state: 'waiting',
    name,
    phone,
    forAnother: true,
    ...more,
  }) as EntryLine
const request = (id: string, name: string, phone: string, more: Partial<Request> = {}) =>
  ({
    id,
    kind: 'loan-application',
    reference: `KS-${id}`,
    status: 'received',
    filled_by: 'agent',
    received_at: '1970-01-01T00:00:00.001Z',
    answers: { applicantName: name, phone, address: 'Sarna' },
    events: [],
    ...more,
  }) as unknown as Request

/** Returns the farmers of a board, each with the ids of their forms. */
function board(drafts: DraftOnBoard[], entries: EntryLine[] = [], requests: Request[] = []) {
  return byFarmer(itemsForOthers(drafts, entries, requests))
}
const idsOf = (drafts: DraftOnBoard[], entries: EntryLine[] = [], requests: Request[] = []) =>
  board(drafts, entries, requests).map(({ items }) => items.map(({ id }) => id))

describe('one farmer', () => {
  it('has everything under one name: returned, drafts, waiting, and received, in this order', () => {
    const [farmer, ...others] = board(
      [draft('draft', 'Gurdev Singh', '98765 43210')],
      [
        entry('waits', 'Gurdev Singh', '+919876543210'),
        entry('back', 'Gurdev Singh', '+919876543210', { state: 'returned', createdAt: 1 }),
      ],
      [request('there', 'Gurdev Singh', '9876543210')],
    )
    expect(others).toEqual([])
    expect(farmer).toMatchObject({ name: 'Gurdev Singh', phone: '+919876543210', village: 'Sarna' })
    expect(farmer!.items.map(({ id, state }) => [id, state])).toEqual([
      ['back', 'returned'],
      ['draft', 'draft'],
      ['waits', 'waiting'],
      ['there', 'received'],
    ])
  })

  it.each([
    ['another case and spacing', 'gurdev  SINGH'],
    ['another script', 'ਗੁਰਦੇਵ ਸਿੰਘ'],
    ['a third script', 'गुरदेव सिंह'],
    ['the first name alone', 'Gurdev'],
    ['a title before it', 'Sardar Gurdev Singh'],
    ['no name yet', ''],
  ])('is the same for the number with %s', (_, name) => {
    expect(
      idsOf([draft('a', 'Gurdev Singh', '9876543210'), draft('b', name, '0091 98765-43210')]),
    ).toHaveLength(1)
  })

  it('has the whole name, though it was short on the latest form', () => {
    const [farmer] = board([
      { ...draft('a', 'Joginder Pal', '9876543210'), updatedAt: 1 },
      { ...draft('b', 'Joginder', '9876543210'), updatedAt: 2 },
    ])
    expect(farmer!.name).toBe('Joginder Pal')
  })

  it('is found by the name alone if no number is typed yet', () => {
    expect(idsOf([draft('a', 'Gurdev Singh'), draft('b', 'ਗੁਰਦੇਵ ਸਿੰਘ', '9876543210')])).toHaveLength(1)
    expect(idsOf([draft('a', 'Gurdev Singh'), draft('b', 'Gurdev Singh')])).toHaveLength(1)
  })
})

describe('two farmers', () => {
  it('have two numbers, also with one name', () => {
    const two = [draft('a', 'Gurdev Singh', '9876543210'), draft('b', 'Gurdev Singh', '9876543211')]
    expect(idsOf(two)).toHaveLength(2)
    // A third form without a number is ambiguous.
    expect(idsOf([...two, draft('c', 'Gurdev Singh')])).toHaveLength(3)
  })

  it('may have an agent’s number, if their names have nothing in common', () => {
    const two = [draft('a', 'Gurdev Singh', '9876543210'), draft('b', 'Harbans Kaur', '9876543210')]
    expect(idsOf(two)).toHaveLength(2)
  })

  it('of one number do not get what may be either’s: it is a card of its own', () => {
    const two = [draft('a', 'Gurdev Singh', '9876543210'), draft('b', 'Gurdev Kaur', '9876543210')]
    const short = [draft('c', 'Gurdev', '9876543210'), draft('d', 'ਗੁਰਦੇਵ', '9876543210')]
    const nameless = [draft('e', '', '9876543210'), draft('f', '', '9876543210')]
    const cards = [['a'], ['b'], ['c', 'd'], ['e', 'f']]
    expect(idsOf([...two, ...short, ...nameless])).toEqual(cards)
    expect(new Set(board([...two, ...short, ...nameless]).map(({ key }) => key)).size).toBe(cards.length)
  })

  it('are ordered by need: farmers with returned work first, then the latest', () => {
    const order = idsOf(
      [draft('new', 'A', '9876543210'), draft('newer', 'B', '9876543211')].map((item, at) => ({
        ...item,
        updatedAt: 10 + at,
      })),
      [entry('back', 'C', '+919876543212', { state: 'returned', createdAt: 1 })],
    )
    expect(order).toEqual([['back'], ['newer'], ['new']])
  })
})

it('own and replaced forms are not on the board', () => {
  const own = [{ ...draft('a', 'Agent', '9876543219'), answers: { name: 'Agent' } }]
  const { forAnother: _, ...ownEntry } = entry('b', 'Agent', '9876543219')
  const requests = [
    request('c', 'Agent', '9876543219', { filled_by: null }),
    request('d', 'Kaur', '9876543218', { status: 'replaced' }),
  ]
  expect(idsOf(own, [ownEntry], requests)).toEqual([])
})

it('a form that is being sent while the centre already lists it appears once', () => {
  const sent = entry('x', 'Kaur', '+919876543210', {
    state: 'received',
    receipt: { reference: 'KS-x', receivedAt: '1970-01-01T00:00:00.001Z' } as never,
  })
  expect(idsOf([], [sent], [])).toEqual([['x']])
  expect(idsOf([], [sent], [request('x', 'Kaur', '9876543210')])).toEqual([['x']])
})

it.each([
  ['gurdev', ['Gurdev Singh', 'ਗੁਰਦੇਵ ਕੌਰ']],
  ['ਗੁਰਦੇਵ', ['Gurdev Singh', 'ਗੁਰਦੇਵ ਕੌਰ']],
  ['singh gur', ['Gurdev Singh']],
  ['sarn', ['ਗੁਰਦੇਵ ਕੌਰ']],
  ['098765-43210', ['Gurdev Singh']],
  ['+91 98765', ['Gurdev Singh']],
  ['੯੮੭੬੫', ['Gurdev Singh']],
  ['nobody', []],
  [' ', ['Gurdev Singh', 'ਗੁਰਦੇਵ ਕੌਰ']],
])('looking for "%s" finds %j', (typed, names) => {
  const farmers = board([
    draft('a', 'Gurdev Singh', '9876543210'),
    { ...draft('b', 'ਗੁਰਦੇਵ ਕੌਰ', '9111111111', { farmLocation: 'Sarna' }), updatedAt: 1 },
  ])
  expect(farmersFound(farmers, typed).map(({ name }) => name)).toEqual(names)
})

it('a message to a farmer names open requests, and at most five', () => {
  const received = ['received', 'done', 'in_review', 'cancelled', 'rejected', 'answered'].map((status) => ({
    reference: status,
    request: { status },
  }))
  expect(numbersFor(received as never).map(({ reference }) => reference)).toEqual([
    'received',
    'in_review',
    'answered',
  ])
  expect(numbersFor(Array.from({ length: 9 }, () => received[0]) as never)).toHaveLength(5)
})
