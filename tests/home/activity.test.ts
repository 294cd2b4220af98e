import { expect, it } from 'vitest'
import { activityOf } from '#src/features/home/internal/activity.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import type { Request } from '#src/features/requests/requests.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()

const order = (id: string, state: Order['state'], days = 1, kind = 'cart') =>
  ({ id, state, kind, created_at: daysAgo(days) }) as Order
const request = (id: string, status: Request['status'], days: number, by = 'centre') =>
  ({ id, status, events: [{ by, to: status, at: daysAgo(days) }] }) as unknown as Request
const nothing = { waiting: 0, returned: 0, orders: [], requests: [], standing: false }

const told = (facts: Partial<Parameters<typeof activityOf>[0]>) =>
  activityOf({ ...nothing, ...facts }, now).map((news) => {
    if ('order' in news) return `${news.about} ${news.order.id}`
    if ('booking' in news) return `${news.when} ${news.booking.id}`
    if ('request' in news) return `${news.about} ${news.request.id}`
    return 'count' in news ? `${news.about} ${news.count}` : news.about
  })

it('an empty account has no news', () => {
  expect(told({})).toEqual([])
})

it('news that need the reader come first: returned and waiting entries, orders in progress, answers, the last order', () => {
  const orders = [order('paid', 'packed'), order('last', 'delivered', 20), order('older', 'delivered', 30)]
  expect(told({ waiting: 2, returned: 1, orders, requests: [request('soil', 'answered', 3)] })).toEqual([
    'returned 1',
    'waiting 2',
    'order paid',
    'answer soil',
    'again last',
  ])
})

it('an answer is news for two weeks, and an event by the reader or by nobody is none', () => {
  const requests = [
    request('fresh', 'approved', 13),
    request('stale', 'answered', 15),
    request('open', 'in_review', 1),
    request('mine', 'cancelled', 1, 'owner'),
  ]
  expect(told({ requests })).toEqual(['answer fresh'])
})

it('an order may be repeated for three months; a training and a canceled order may not', () => {
  expect(told({ orders: [order('came', 'delivered', 89)] })).toEqual(['again came'])
  expect(told({ orders: [order('long ago', 'delivered', 91)] })).toEqual([])
  expect(told({ orders: [order('course', 'delivered', 1, 'training'), order('off', 'cancelled')] })).toEqual(
    [],
  )
})

it('it names at most five', () => {
  const orders = Array.from({ length: 60 }, (_, at) => order(`${at}`, 'shipped'))
  expect(told({ waiting: 1, orders })).toHaveLength(5)
})

const booking = (id: string, more: object) => ({ id, offers: [], events: [], ...more })
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, 25 + day, hour - 5, -30)).toISOString()
const time = (day: number) => ({ starts: at(day, 7), ends: at(day, 20) })

it('a machine that comes today or tomorrow is news, and a time that the centre asks about; a paid bill is none', () => {
  const bookings = [
    booking('today', { state: 'confirmed', ...time(0) }),
    booking('tomorrow', { state: 'confirmed', ...time(1) }),
    booking('later', { state: 'confirmed', ...time(2) }),
    booking('over', { state: 'confirmed', ...time(-1) }),
    booking('offered', { state: 'offered', offers: [time(3)] }),
    booking('offered in vain', { state: 'offered', offers: [time(-1)] }),
    booking('moved', { state: 'confirmed', ...time(4), events: [{ what: 'moved', by: 'centre' }] }),
  ]
  const requests = [{ ...request('a', 'in_review', 1), bookings }] as unknown as Request[]
  const orders = [order('bill', 'awaiting_payment', 1, 'booking'), order('paid', 'paid', 1, 'booking')]
  expect(told({ requests })).toEqual([
    'today today',
    'question offered',
    'question moved',
    'tomorrow tomorrow',
  ])
  expect(told({ orders })).toEqual(['order bill'])
})
