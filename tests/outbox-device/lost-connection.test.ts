import '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dexie } from 'dexie'
import { newId } from '#src/base/ids.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone, shown } from './test-phone.ts'

const { saveProfile } = await import('#src/features/account/profile.ts')
const { addToCart, cartLines, watchCart } = await import('#src/features/cart/cart.ts')
const { setFavourite } = await import('#src/features/shop/internal/favourites.ts')
const { saveAddress } = await import('#src/features/orders/internal/addresses.ts')
const { rememberArea } = await import('#src/features/cart/chosen-area.ts')
const { savePendingOrder } = await import('#src/features/orders/save-pending-order.ts')
const { pendingOrdersOf, withdrawPendingOrder } =
  await import('#src/features/orders/stored-pending-orders.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { submit } = await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { setPin, tryPin } = await import('#src/features/shared-phone/pin.ts')
const { endVisit, startVisit } = await import('#src/features/shared-phone/visit.ts')
const { watchPerson } = await import('#src/platform/session/stored-session.ts')

const words = { form: 'soil-test', version: 1, subject: 'basic', answers: { name: 'Gurpreet' } }
const stored = { saved: true }
const contact = { name: 'Gurpreet', email: '', phone: '9876543210', address: 'Sarna' }
const area = { id: 'sarna', fee: 0, freeFrom: 0 } as never
const wheat = { name: 'Wheat', price: 100, available: true }
const lines = [{ product: 'seeds-catalog/wheat', quantity: 1, additions: ['a'], current: wheat }] as never

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))
afterEach(() => vi.restoreAllMocks())

/** Breaks open connections as on iPhones: they fail at their next use; a new one works. */
function lose(...databases: readonly Dexie[]) {
  const dead = new Set<unknown>(databases.map((database) => database.backendDB()))
  const { objectStore } = IDBTransaction.prototype
  vi.spyOn(IDBTransaction.prototype, 'objectStore').mockImplementation(function (this: IDBTransaction, name) {
    if (!dead.has(this.db)) return objectStore.call(this, name)
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page', 'UnknownError')
  })
}

describe.each([
  ['the outbox', [outbox]],
  ['the catalogue', [device]],
  ['both', [outbox, device]],
] as const)('a lost connection to the database of %s', (_which, lost) => {
  beforeEach(async () => {
    await signIn('farmer@example.org', 'secret')
  })

  it('does not stop waiting entries from being sent', async () => {
    const { id } = await submit({ ...words, owner: farmer })
    lose(...lost)
    await sendNow()
    expect(centre.ownerOf(id)).toBe(farmer)
  })

  it.each([
    ['a draft', () => saveDraft({ id: newId(), ...words }, farmer)],
    ['a form', async () => (await submit({ ...words, owner: farmer })).outcome],
    ['a cart', () => addToCart('seeds-catalog/wheat', { name: 'Wheat', price: 100 })],
    [
      'a profile',
      () => saveProfile(farmer, { display_name: 'Gurpreet', phone: null, village: null, language: 'pa' }),
    ],
    [
      'an order',
      async () => (await savePendingOrder(farmer, lines, contact, { area, payBy: 'cash' })).outcome,
    ],
    ['an address', () => saveAddress(farmer, { ...contact, label: 'Home', area: 'sarna' })],
    ['an area', () => rememberArea('sarna')],
    ['a favourite', () => setFavourite('seeds-catalog/wheat', true)],
  ])('does not stop %s from being saved', async (_what, keep) => {
    lose(...lost)
    expect(await keep()).toEqual(stored)
  })

  it('does not stop an order from being sent, answered and canceled', async () => {
    const order = () => savePendingOrder(farmer, lines, contact, { area, payBy: 'cash' })
    const { pendingOrder } = await order()
    lose(...lost)
    const { fetch } = centre
    const refused = { error: { code: 'unavailable', message: '' } }
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.includes('create-payment')
        ? Promise.resolve(Response.json(refused, { status: 409 }))
        : fetch(address, init),
    )
    await sendNow()
    vi.restoreAllMocks()
    expect(await pendingOrdersOf(farmer)).toMatchObject([{ state: 'returned' }])
    lose(...lost)
    expect(await withdrawPendingOrder(pendingOrder)).toMatchObject(stored)
    expect(await pendingOrdersOf(farmer)).toEqual([])
  })

  it('does not stop a visit from beginning and ending', async () => {
    await signOut()
    lose(...lost)
    expect(await startVisit()).toEqual(stored)
    vi.restoreAllMocks()
    lose(...lost)
    expect(await endVisit()).toEqual(stored)
  })

  it('does not stop a PIN from being tried', async () => {
    let at = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (at += 5_000))
    expect(await setPin('2580', 60_000)).toEqual(stored)
    lose(...lost)
    expect(await tryPin(farmer, '2580')).toHaveProperty('key')
  })

  it('leaves the shown data unchanged', async () => {
    await addToCart('seeds-catalog/wheat', { name: 'Wheat', price: 100 })
    lose(...lost)
    expect(await shown(watchCart())).toHaveLength(1)
    expect((await shown(watchPerson()))?.id).toBe(farmer)
    expect(await cartLines()).toHaveLength(1)
  })
})
