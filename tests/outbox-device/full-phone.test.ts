import '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { fullAtWrite, fullOfPhotos } from '../device/failing-storage.ts'
import { signInAndTakeOver } from './claiming.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone, shown } from './test-phone.ts'

const { saveProfile, watchProfile } = await import('#src/features/account/profile.ts')
const { syncProfile } = await import('#src/features/account/sync-profile.ts')
const { addToCart } = await import('#src/features/cart/cart.ts')
const { syncCatalogue } = await import('#src/features/catalogue/sync.ts')
const { saveDocument, saveUnassigned } = await import('#src/platform/files/documents.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { storeEdit } = await import('#src/features/editing/internal/edits.ts')
const { setFavourite } = await import('#src/features/shop/internal/favourites.ts')
const { setPin } = await import('#src/features/shared-phone/pin.ts')
const { saveAddress } = await import('#src/features/orders/internal/addresses.ts')
const { cancelUnpaidOrder } = await import('#src/features/orders/internal/cancel-order.ts')
const { rememberArea } = await import('#src/features/cart/chosen-area.ts')
const { savePendingOrder } = await import('#src/features/orders/save-pending-order.ts')
const { setConsent } = await import('#src/features/gate/consents.ts')
const { saveNotificationChoice } = await import('#src/features/push/stored-notification-choice.ts')
const { submit } = await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')

const words = { form: 'soil-test', version: 1, subject: 'basic', answers: { name: 'Gurpreet' } }
const contact = { name: 'Gurpreet', email: '', phone: '9876543210', address: 'Sarna' }
const profile = { display_name: 'Gurpreet', phone: null, village: null, language: 'pa' as const }
const area = { id: 'sarna', fee: 0, freeFrom: 0 } as never
const wheat = { name: 'Wheat', price: 100, available: true }
const lines = [{ product: 'seeds-catalog/wheat', quantity: 1, additions: ['a'], current: wheat }] as never
const edit = { kind: 'text', path: '/', part: 'a', label: 'a', seen: 1, before: {}, values: { a: 1 } }
const bytes = new TextEncoder().encode('photo')
const type = 'image/jpeg'
const draft = newId()

const writers: readonly (readonly [what: string, write: () => Promise<{ readonly saved: boolean }>])[] = [
  ['a draft', () => saveDraft({ id: newId(), ...words }, farmer)],
  ['a form', async () => (await submit({ ...words, owner: farmer })).outcome],
  ['a file of a draft', () => saveDocument({ draft, slot: 'panCard', bytes, type }, farmer)],
  ['a shared file', () => saveUnassigned(bytes, type)],
  ['a cart', () => addToCart('seeds-catalog/wheat', { name: 'Wheat', price: 100 })],
  ['an order', async () => (await savePendingOrder(farmer, lines, contact, { area, payBy: 'cash' })).outcome],
  ['a cancellation', async () => (await cancelUnpaidOrder(farmer, newId())).outcome],
  ['a profile', () => saveProfile(farmer, profile)],
  ['a consent', () => setConsent('messages', true)],
  ['an edit', () => storeEdit(farmer, edit as never)],
  ['an address', () => saveAddress(farmer, { ...contact, label: 'Home', area: 'sarna' })],
  ['an area', () => rememberArea('sarna')],
  ['a favourite', () => setFavourite('seeds-catalog/wheat', true)],
  ['a PIN', async () => (await setPin('4711', 60_000)) as { readonly saved: boolean }],
  ['whether to be told', () => saveNotificationChoice(farmer, { said: 'later', at: 1 } as never)],
]

let centre: CentreByFetch
let repair: (() => void) | undefined
beforeEach(async () => {
  centre = await freshPhone()
  await signInAndTakeOver('farmer@example.org')
  await saveDraft({ id: draft, ...words }, farmer)
  await device.photos.bulkAdd([1, 2, 3].map((at) => ({ hash: `${at}`, picture: 'data:', at })))
})
afterEach(() => {
  repair?.()
  repair = undefined
  vi.unstubAllGlobals()
})

describe('a phone that is full of photos of products', () => {
  it.each(writers)('deletes them, and saves %s', async (_what, write) => {
    repair = fullOfPhotos()
    expect(await write()).toMatchObject({ saved: true })
    expect(await device.photos.count()).toBe(0)
  })

  it('deletes them, and stores what the centre has', async () => {
    repair = fullOfPhotos()
    const rows = { items: [], texts: [], areas: [], resources: [], settings: [], pictures: [], articles: [] }
    const catalogue = { version: 5, more: false, ...rows }
    expect(await syncCatalogue(async () => catalogue)).toEqual({ saved: true })
    repair()
    await device.photos.add({ hash: '4', picture: 'data:', at: 4 })
    const centres = { ...profile, pincode: null, farm_fields: {}, version: 1 }
    vi.stubGlobal('fetch', async () => Response.json([{ ...centres, display_name: 'From the centre' }]))
    repair = fullOfPhotos()
    await syncProfile()
    expect(await shown(watchProfile(farmer))).toMatchObject({ profile: { display_name: 'From the centre' } })
  })

  it('deletes them, and sends what waits', async () => {
    const { id } = await submit({ ...words, owner: farmer })
    repair = fullOfPhotos()
    await sendNow()
    expect(centre.ownerOf(id)).toBe(farmer)
  })
})

describe('a phone that is full of other things', () => {
  it.each(writers)('says so, and keeps what was there, instead of %s', async (_what, write) => {
    const before = await outbox.entries.count()
    await device.photos.clear()
    repair = fullAtWrite()
    expect(await write()).toMatchObject({ saved: false, why: 'full' })
    repair()
    expect(await outbox.entries.count()).toBe(before)
  })
})
