import '../device/failing-storage.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { signInAndTakeOver } from './claiming.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'

const { syncOrders } = await import('#src/features/orders/sync-orders.ts')
const { whyMissing } = await import('#src/features/orders/internal/why-missing.ts')
const { syncRequests } = await import('#src/features/requests/sync-requests.ts')

let centre: CentreByFetch
beforeEach(async () => {
  centre = await freshPhone()
  vi.stubGlobal('fetch', centre.fetch)
  await signInAndTakeOver('farmer@example.org')
})

// The first answer is of a centre that is restored before the phone stores it (begin-anew.ts).
it.each([
  ['orders', 'order_changes', syncOrders],
  ['requests', 'request_changes', syncRequests],
])('an answer about %s that comes once all is fetched again moves nothing on', async (list, call, sync) => {
  const key = `${list}-version:${farmer}`
  await outbox.settings.put({ key, value: 57 })
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.endsWith(`/${call}`)) return centre.fetch(address, init)
    asked.push((JSON.parse(String(init.body)) as { since: unknown }).since)
    if (asked.length === 1) await outbox.settings.put({ key, value: 0 })
    const version = [60, 40][asked.length - 1] ?? 40
    return Response.json({ version, more: false, [list]: [] })
  })
  expect(await sync()).toBe(true)
  expect(asked).toEqual([57, 0])
  expect((await outbox.settings.get(key))?.value).toBe(40)
})

it('an order whose state only a newer build reads holds back no other, and comes again after the update', async () => {
  const order = (id: string, state: string) => ({
    id,
    reference: 'KS-A',
    kind: 'cart',
    state,
    version: 1,
    pay_by: 'online',
    created_at: '2026-11-27T06:00:00Z',
    goods_paise: 100,
    delivery_fee_paise: 0,
    total_paise: 100,
    delivery_area: null,
    contact: { name: 'Gurpreet', email: '', phone: '9876543210', address: null },
    items: [],
    events: [],
    payments: [],
  })
  const orders = [order('one', 'weighed'), order('two', 'packed')]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.endsWith('/order_changes')) return centre.fetch(address, init)
    const isNew = (JSON.parse(String(init.body)) as { since: number }).since < 9
    return Response.json({ version: 9, more: false, orders: isNew ? orders : [] })
  })
  const states = async () => (await outbox.orders.toArray()).map(({ id, state }) => [id, state])
  expect(await syncOrders()).toBe(true)
  expect(await states()).toEqual([['two', 'packed']])
  // Not: ordered with another account.
  expect(await whyMissing(farmer)).toBe('newer')
  orders[0] = order('one', 'shipped')
  await syncOrders()
  expect(await states()).toEqual([['two', 'packed']])
  // The note of another build, which read other rows than this one.
  await outbox.settings.put({ key: `unread-orders:${farmer}`, value: 1 })
  await syncOrders()
  expect(await states()).toEqual([
    ['one', 'shipped'],
    ['two', 'packed'],
  ])
  expect(await outbox.settings.get(`unread-orders:${farmer}`)).toBeUndefined()
  expect(await whyMissing(farmer)).toBe('unknown')
  centre.online = false
  vi.stubGlobal('fetch', centre.fetch)
  expect(await whyMissing(farmer)).toBe('unanswered')
})
