import { expect, test } from 'vitest'
import { openOnes, wantedOf, wordsForCentre, type DeskFilter } from '#src/features/desk/internal/filter.ts'
import { headOf, senderOf, type DeskItem } from '#src/features/desk/internal/item.ts'

const facts = {
  n: 1,
  owner: null,
  from: null,
  open: true,
  assignee: null,
  assigned_to: null,
  seen: 1,
  taken: [],
}
const log = [
  { id: 1, from: null, to: 'received', note: null, by: 'owner', who: null, at: '' },
  {
    id: 2,
    from: 'received',
    to: 'received',
    note: 'Asked for the Jamabandi',
    by: 'centre',
    who: 'x',
    at: '',
  },
]

function request(answers: Record<string, string>, changes: object = {}): DeskItem {
  const result = { kind: 'soil-test', subject: null, status: 'received', reference: 'KS-7F3M2', answers }
  return { what: 'request', id: 'a', ...facts, log: log.slice(0, 1), request: result, ...changes } as never
}
const order = {
  what: 'order',
  id: 'b',
  ...facts,
  log: [],
  order: {
    reference: 'KS-9XYZ4',
    state: 'paid',
    kind: 'cart',
    contact: { name: 'Simran Kaur', phone: '9876500001', email: 'x', address: 'House 4, Sarna' },
    items: [{ name: { en: 'Wheat seed', pa: 'ਕਣਕ ਦਾ ਬੀਜ', hi: 'गेहूँ का बीज' } }],
  },
} as unknown as DeskItem

const all: DeskFilter = { ...openOnes, status: '' }
const find = (items: DeskItem[], change: Partial<DeskFilter>) =>
  wantedOf(items, { ...all, ...change }, 'me').map(({ id }) => id)

test('a request is found by its number, a name, a phone, a village, and any word of its events', () => {
  const one = request(
    { name: 'ਗੁਰਪ੍ਰੀਤ', phone: '9876543210', farmLocation: 'Bharoli Kalan', concerns: 'Yellow leaves' },
    { log },
  )
  for (const words of ['ks-7f3', 'ਗੁਰਪ', '76543', 'bharoli', 'LEAVES yellow', 'jamabandi'])
    expect(find([one, order], { words })).toEqual(['a'])
  expect(find([one, order], { words: 'yellow bharoli nobody' })).toEqual([])
})

test('a phone number is found however it is typed or pasted, also while it is being typed', () => {
  const one = request({ name: 'A', phone: '9811111111' })
  const another = request({ name: 'B', phone: '+91 98222 22222' }, { id: 'c' })
  for (const words of [
    '098111 11111',
    '+91-98111-11111',
    '\u202a98111 11111\u202c',
    '੯੮੧੧੧੧੧੧੧੧',
    '९८१११ ११',
    '0091 98111',
    '98111–1',
  ])
    expect([words, find([one, another], { words })]).toEqual([words, ['a']])
  expect(find([one, another], { words: '98222-22222' })).toEqual(['c'])
})

test('a name is found across scripts, and through invisible characters', () => {
  const one = request({ name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', phone: '9876543210' })
  for (const words of ['gurpreet', 'गुरप्रीत सिंह', 'Gurprit singh', 'ਗੁਰਪ੍ਰੀਤ\u200b', 'gur\u00adpreet'])
    expect([words, find([one, order], { words })]).toEqual([words, ['a']])
  const surinder = request({ name: 'ਸੁਰਿੰਦਰ ਚੋਪੜਾ' })
  for (const words of ['surinder chopra', 'सुरिंदर', 'चोपड़ा'])
    expect([words, find([surinder, order], { words })]).toEqual([words, ['a']])
})

test('the centre is asked for a number in its ten digits, and for words without hidden characters', () => {
  expect(['098111 11111', '\u202aKS-7F3M2\u202c', ' ਗੁਰਪ੍ਰੀਤ '].map(wordsForCentre)).toEqual([
    '9811111111',
    'KS-7F3M2',
    'ਗੁਰਪ੍ਰੀਤ',
  ])
})

test('an order is found by its recipient and its goods, in any language', () => {
  for (const words of ['simran', '98765 00001'.replace(' ', ''), 'house 4', 'ਕਣਕ', 'गेहूँ', 'wheat'])
    expect(find([request({}), order], { words })).toEqual(['b'])
})

test('kind, status and assignee filter the list together', () => {
  const mine = request({}, { id: 'mine', assignee: 'me' })
  const done = request({}, { id: 'done', open: false, assignee: 'other' })
  const list = [mine, done, order]
  expect(find(list, { kind: 'orders' })).toEqual(['b'])
  expect(find(list, { kind: 'soil-test' })).toEqual(['mine', 'done'])
  expect(find(list, { status: 'open' })).toEqual(['mine', 'b'])
  expect(find(list, { status: 'paid' })).toEqual(['b'])
  expect(find(list, { whose: 'mine' })).toEqual(['mine'])
  expect(find(list, { whose: 'nobody', status: 'open' })).toEqual(['b'])
})

test('the longest wait can come first, and closed items come after all waiting ones', () => {
  const at = (id: string, received_at: string, open = true): DeskItem => {
    const item = request({}, { id, open }) as Extract<DeskItem, { what: 'request' }>
    return { ...item, request: { ...item.request, received_at } }
  }
  const list = [
    at('new', '2026-11-25T05:00:00Z'),
    at('done', '2026-11-01T05:00:00Z', false),
    at('old', '2026-11-20T05:00:00Z'),
  ]
  expect(find(list, {})).toEqual(['new', 'done', 'old'])
  expect(find(list, { order: 'longest' })).toEqual(['old', 'new', 'done'])
})

test('a sender without a name has their profile’s, and a position is no village', () => {
  const from = { name: 'Gurpreet Singh', phone: '+919000000001', village: 'Sarna' }
  const spot = { landLocation: 'geo:32.2,75.6;u=1;t=1732170000000' }
  expect(senderOf(request(spot, { from }))).toEqual({ ...from, pin: '' })
  expect(senderOf(request({}))).toEqual({ name: '', phone: '', village: '', pin: '' })
  expect(headOf(order)).toMatchObject({ reference: 'KS-9XYZ4', status: 'paid' })
})

test('a whole number finds its item whatever is filtered, a word and a part of a number do not', () => {
  const closed = request({ name: 'Seeds', phone: '9876543210' }, { open: false })
  const filter = { status: 'open', kind: 'orders', whose: 'mine' } as const
  for (const words of ['KS-7F3M2', 'ks 7f3m2', '7F3M2', 'KS-7F3M2-1', '98765 43210', '+91 98765-43210'])
    expect(find([closed, order], { ...filter, words })).toEqual(['a'])
  for (const words of ['seeds', '7F3M', '98765'])
    expect(find([closed, order], { ...filter, words })).toEqual([])
})
