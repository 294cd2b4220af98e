import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { groupRequests, withOrders } from '#src/features/my-requests/group-requests.ts'
import {
  isToldByBooking,
  requestMark,
  requestText,
  statusText,
} from '#src/features/my-requests/status-text.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const receipt = (id: string, reference: string) =>
  ({ id, hash: '', reference, receivedAt: '2026-11-21T05:00:00Z', state: 'complete' }) as const
const entry = (id: string, more: Partial<EntryLine>): EntryLine => ({
  id,
  form: 'soil-test',
  createdAt: 1,
  state: 'waiting',
  ...more,
})
const request = (id: string, received_at: string): Request => ({
  id,
  kind: 'soil-test',
  subject: null,
  status: 'answered',
  reference: `KS-${id}`,
  version: 1,
  made_at: received_at,
  received_at,
  language: 'pa',
  answers: {},
  files: [],
  complete: true,
  filled_by: null,
  order_id: null,
  replaced_by: null,
  form_version: 1,
  events: [],
})

it('no submission is listed twice or left out, in any state', () => {
  const entries = [
    entry('a', {}),
    entry('b', { state: 'sending', createdAt: 2 }),
    entry('c', { state: 'returned' }),
    entry('d', { state: 'received', receipt: receipt('d', 'KS-d') }),
    entry('e', { state: 'received', receipt: receipt('e', 'KS-e') }),
  ]
  const { waiting, returned, received } = groupRequests(entries, [request('e', '2026-11-21T06:00:00Z')])
  expect(waiting.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(returned.map(({ id }) => id)).toEqual(['c'])
  expect(received.map(({ id }) => id)).toEqual(['e', 'd'])
})

it('the centre’s state replaces the receipt once the phone has it', () => {
  const entries = [entry('a', { state: 'received', receipt: receipt('a', 'KS-a') })]
  expect(groupRequests(entries, []).received[0]?.request).toBeUndefined()
  expect(groupRequests(entries, [request('a', '2026-11-21T06:00:00Z')]).received[0]?.request?.status).toBe(
    'answered',
  )
})

it('each one’s person is known, from the receipt and from the centre', () => {
  const entries = [entry('a', { state: 'received', receipt: receipt('a', 'KS-a'), name: 'Harbans Kaur' })]
  const changes = { ...request('b', '2026-11-21T06:00:00Z'), answers: { studentName: 'Joginder Pal' } }
  expect(groupRequests(entries, [changes]).received.map(({ name }) => name)).toEqual([
    'Joginder Pal',
    'Harbans Kaur',
  ])
})

it('a listed request waits as long as its documents do, and is listed once', () => {
  const files = { sent: 3, total: 8, bytes: 1, receipt: receipt('a', 'KS-a') }
  const { waiting, received } = groupRequests([entry('a', { files })], [request('a', '2026-11-21T06:00:00Z')])
  expect(waiting.map(({ id }) => id)).toEqual(['a'])
  expect(received).toEqual([])
})

it('an order waits and comes back in the same lists as a request', () => {
  const entries = [
    entry('a', { createdAt: 1 }),
    entry('b', { form: 'order', createdAt: 2 }),
    entry('c', { form: 'order', state: 'returned', createdAt: 3 }),
    entry('d', { form: 'desk-answer', state: 'returned', createdAt: 4 }),
    entry('e', { form: 'order', state: 'received', receipt: receipt('e', 'KS-e') }),
  ]
  const { waiting, returned, received } = groupRequests(entries, [])
  expect(waiting.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(returned.map(({ id }) => id)).toEqual(['d', 'c'])
  // The list of orders has it.
  expect(received).toEqual([])
})

it('requests and orders at the centre are one list, and the order of a request stands in its row', () => {
  const training = { ...request('a', '2026-11-21T06:00:00Z'), order_id: 'of a' }
  const { received } = groupRequests([], [training, request('b', '2026-11-23T06:00:00Z')])
  const order = (id: string, created_at: string) => ({ id, created_at }) as Order
  const orders = [order('of a', '2026-11-21T06:00:01Z'), order('o', '2026-11-22T06:00:00+05:30')]
  const ids = withOrders(received, orders).map((item) => ('order' in item ? item.order.id : item.received.id))
  expect(ids).toEqual(['b', 'o', 'a'])
})

it('a request without all its documents is not called received', () => {
  const text = (status: Request['status'], complete: boolean) =>
    requestText({ kind: 'loan', status, complete })
  expect(text('received', true)).toBe('Received by the centre')
  expect(text('received', false)).toBe('The centre does not have all of it yet')
  expect(requestText(undefined)).toBe('Received by the centre')
  expect(requestMark({ status: 'received', complete: false })).toBe('sending')
  expect(requestMark({ status: 'received', complete: true })).toBe('received')
  expect(requestMark(undefined)).toBe('received')
})

it('missing documents are still listed once somebody has set a status, until the request has ended', () => {
  const text = (status: Request['status']) => requestText({ kind: 'loan', status, complete: false })
  expect(text('in_review')).toBe('In review (The centre does not have all of it yet)')
  expect(text('answered')).toBe('Answered (The centre does not have all of it yet)')
  expect(text('approved')).toBe('Approved (The centre does not have all of it yet)')
  for (const status of ['done', 'rejected', 'cancelled', 'replaced'] as const)
    expect(text(status)).not.toContain('does not have')
  expect(requestMark({ status: 'approved', complete: false })).toBe('approved')
})

it('a call that is taken up again after it was done is in review, and not one that nobody answered', () => {
  const changed = (from: string, to: string, note: string | null = null) => ({ from, to, note, by: 'centre' })
  const reopened = [changed('received', 'done'), changed('done', 'in_review')]
  const text = (events: ReturnType<typeof changed>[]) =>
    requestText({ kind: 'call-back', status: 'in_review', complete: true }, events)
  expect(text([changed('received', 'in_review')])).toBe('Called, nobody answered')
  expect(text(reopened)).toBe('In review')
  const noted = changed('in_review', 'in_review', 'Calls in the evening.')
  expect(text([...reopened, noted])).toBe('In review')
  expect(text([...reopened, changed('in_review', 'in_review')])).toBe('Called, nobody answered')
  expect(reopened.map(({ from, to }) => statusText(to, 'call-back', from))).toEqual([
    'We spoke by phone',
    'In review',
  ])
})

it('a booking with an answer speaks for a request that is on its way, and for no other', () => {
  const bookings = (...states: string[]) =>
    states.map((state) => ({ state })) as unknown as Request['bookings']
  const isTold = (status: Request['status'], ...states: string[]) =>
    isToldByBooking({ status, complete: true, bookings: bookings(...states) })
  expect(isTold('in_review', 'confirmed')).toBe(true)
  expect(isTold('received', 'asked', 'offered')).toBe(true)
  expect(isTold('received', 'asked')).toBe(false)
  expect(isTold('rejected', 'called_off')).toBe(false)
  expect(isToldByBooking({ status: 'in_review', complete: false, bookings: bookings('confirmed') })).toBe(
    false,
  )
})
