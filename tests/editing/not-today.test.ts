import '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { indiaDay } from '#src/base/day.ts'
import { addToCart } from '#src/features/cart/cart.ts'
import { filledCart, totalOf } from '#src/features/cart/filled.ts'
import { findProducts } from '#src/features/catalogue/stored-catalogue.ts'
import { awayUntil } from '#src/features/catalogue/product.ts'
import { editsOf, storeEdit } from '#src/features/editing/internal/edits.ts'
import { markDraft, watchNotToday } from '#src/features/editing/internal/not-today.ts'
import { savePendingOrder } from '#src/features/orders/save-pending-order.ts'
import { pendingOrdersOf } from '#src/features/orders/stored-pending-orders.ts'
import { sessionKeys } from '#src/platform/session/stored-session.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { storeAccountKey } from '#src/platform/session/account-key.ts'
import { newKey } from '#src/platform/device/encryption.ts'
import { device, type StoredItem } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { shown } from '../outbox-device/test-phone.ts'

const me = 'a0000000-0000-4000-8000-000000000001'
const seeds = (await catalogues()).get('seeds-catalog')!
const [[wheatKey, wheat], [riceKey, rice]] = Object.entries(seeds.sections['grains']!.items) as [
  [string, (typeof seeds.sections)['x']['items']['x']],
  [string, (typeof seeds.sections)['x']['items']['x']],
]
const [wheatId, riceId] = [`seeds-catalog/${wheatKey}`, `seeds-catalog/${riceKey}`]

/** Makes the centre return this data of the wheat. */
async function result(item: Partial<StoredItem>) {
  await device.items.put({
    id: wheatId,
    catalogue: 'seeds-catalog',
    section: 'grains',
    position: 0,
    name: wheat.name,
    price_paise: wheat.price,
    pack_amount: wheat.pack.amount,
    pack_unit: wheat.pack.unit,
    badge: null,
    about: null,
    away_until: null,
    photo: null,
    tiers: null,
    offer: null,
    tax: null,
    section_title: null,
    available: true,
    retired: false,
    version: 1,
    ...item,
  })
}

/** Milliseconds at a time of day in India. */
const inIndia = (at: string) => Date.parse(`${at}+05:30`)
const wheatNow = async () => (await findProducts([wheatId])).get(wheatId)!

beforeEach(async () => {
  await Promise.all(
    [device.items, outbox.entries, outbox.settings, outbox.cartOperations].map((table) => table.clear()),
  )
  await outbox.settings.bulkPut([
    { key: sessionKeys.person, value: { id: me, email: 'x@example.org', displayName: 'X' } },
  ])
  await storeAccountKey(me, await newKey())
  await device.settings.put({ key: 'shop-version', value: 7 })
})
afterEach(() => vi.useRealTimers())

describe('a day in India', () => {
  it('begins at Indian midnight, whatever the phone’s clock shows', () => {
    expect(indiaDay(0, inIndia('2026-11-22T23:59:59'))).toBe('2026-11-22')
    expect(indiaDay(0, inIndia('2026-11-23T00:00:00'))).toBe('2026-11-23')
    expect(indiaDay(1, inIndia('2026-12-31T12:00:00'))).toBe('2027-01-01')
  })
})

describe('a product that is unavailable today', () => {
  it('cannot be bought until the next morning, and then can by itself', async () => {
    await result({ away_until: '2026-11-23' })
    vi.useFakeTimers({ toFake: ['Date'], now: inIndia('2026-11-22T23:59:00') })
    expect(await wheatNow()).toMatchObject({ available: false, back: '2026-11-23' })
    vi.setSystemTime(inIndia('2026-11-23T00:01:00'))
    expect(await wheatNow()).toMatchObject({ available: true, back: undefined })
  })

  it('does not stay away on a phone whose clock is a year behind', async () => {
    await result({ away_until: '2026-11-20' })
    vi.useFakeTimers({ toFake: ['Date'], now: inIndia('2025-11-27T10:00:00') })
    expect(await wheatNow()).toMatchObject({ available: true, back: undefined })
  })

  it('names no day if it was retired until further notice', async () => {
    await result({ away_until: indiaDay(1), available: false })
    expect(await wheatNow()).toMatchObject({ available: false, back: undefined })
  })

  it('stays in the cart, costs nothing there and is not ordered', async () => {
    await addToCart(wheatId, { name: 'Wheat', price: wheat.price })
    await addToCart(riceId, { name: 'Rice', price: rice.price })
    await result({ away_until: indiaDay(1) })
    const lines = await filledCart()
    expect(lines).toHaveLength(2)
    expect(totalOf(lines)).toBe(rice.price)
    const contact = { name: 'X', email: 'x@example.org', phone: '+919000000001', address: '' }
    await savePendingOrder(me, lines, contact, { area: deliveryAreas[0]!, payBy: 'online' })
    expect(await pendingOrdersOf(me)).toMatchObject([{ total: rice.price, items: [{ product_id: riceId }] }])
  })
})

describe('marking', () => {
  const mark = async (away: boolean) => {
    const change = await markDraft(me, { id: wheatId, name: 'Wheat' }, away)
    if (!change || 'first' in change) return change
    return storeEdit(me, change)
  }
  const changes = async () => (await editsOf(me)).map((edit) => edit.changes)
  const away = () => shown(watchNotToday(me))
  const storePrice = () =>
    storeEdit(me, {
      kind: 'item',
      path: wheatId,
      part: '',
      label: 'Wheat',
      seen: 7,
      values: { price_paise: 5_000 },
      before: { price_paise: 4_000 },
    })

  it('is stored for the centre and shown at once, and can be undone before it is sent', async () => {
    await mark(true)
    expect(await changes()).toEqual([{ away_until: indiaDay(1) }])
    expect(await away()).toEqual([{ id: wheatId, name: 'Wheat' }])
    await mark(false)
    expect(await changes()).toEqual([{ away_until: null }])
    expect(await away()).toEqual([])
  })

  it('is sent beside a waiting price', async () => {
    await storePrice()
    await mark(true)
    expect(await changes()).toEqual([{ price_paise: 5_000, away_until: indiaDay(1) }])
  })

  it('waits for the person while an earlier change of more than the mark has come back', async () => {
    await storePrice()
    await mark(true)
    const [edit] = await editsOf(me)
    const returned = { status: 409, code: 'changed', at: 1 }
    await outbox.entries.update(edit!.id, { state: 'returned', returned })
    expect(await mark(false)).toMatchObject({ first: { id: edit!.id } })
    expect(await changes()).toEqual([{ price_paise: 5_000, away_until: indiaDay(1) }])
  })

  it('takes the place of a mark that came back: who marks may not open the form of an edit', async () => {
    await mark(true)
    const [edit] = await editsOf(me)
    const returned = { status: 422, code: 'invalid', at: 1 }
    await outbox.entries.update(edit!.id, { state: 'returned', returned })
    expect(await mark(true)).toEqual({ saved: true })
    expect(await editsOf(me)).toMatchObject([{ state: 'waiting', changes: { away_until: indiaDay(1) } }])
  })

  it('is also read from the centre, until the day has come', async () => {
    await result({ away_until: indiaDay(1) })
    expect(await away()).toEqual([{ id: wheatId, name: wheat.name.en }])
    await result({ away_until: indiaDay(0) })
    expect(await away()).toEqual([])
    expect(awayUntil({ away_until: indiaDay(0) })).toBeUndefined()
  })

  it('needs a sync before', async () => {
    await device.settings.delete('shop-version')
    expect(await mark(true)).toBeUndefined()
  })
})
