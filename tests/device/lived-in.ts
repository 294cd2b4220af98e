import type { CentreByFetch } from '../centre/by-fetch.ts'
import { people } from '../centre/sessions.ts'
import { keyFrom } from '#src/platform/device/encryption.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { signInAndTakeOver } from '../outbox-device/claiming.ts'

const { saveProfile } = await import('#src/features/account/profile.ts')
const { addToCart } = await import('#src/features/cart/cart.ts')
const { filledCart } = await import('#src/features/cart/filled.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { storeEdit } = await import('#src/features/editing/internal/edits.ts')
const { setFavourite } = await import('#src/features/shop/internal/favourites.ts')
const { leaveGuestWork } = await import('#src/features/shared-phone/guest-work.ts')
const { lock } = await import('#src/features/shared-phone/lock.ts')
const { setPin } = await import('#src/features/shared-phone/pin.ts')
const { saveAddress } = await import('#src/features/orders/internal/addresses.ts')
const { savePendingOrder } = await import('#src/features/orders/save-pending-order.ts')
const { setConsent } = await import('#src/features/gate/consents.ts')
const { signIn } = await import('#src/features/account/internal/sign-in.ts')
const { submit } = await import('#src/features/forms/submissions.ts')

export const farmer = people['farmer@example.org']
export const neighbour = people['neighbour@example.org']
export const neighbourPin = '2580'
export const guestKey = btoa("the guest's key".padEnd(32, '.'))
export const [pbw826, pbw725, hd3226] = ['wheat-pbw-826', 'wheat-pbw-725', 'wheat-hd-3226'].map(
  (key) => `seeds-catalog/${key}`,
) as [string, string, string]
export const contact = {
  name: 'Gurpreet',
  email: 'farmer@example.org',
  phone: '9876543210',
  address: 'Sarna, near the school',
}
export const answers = { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', phone: '9876543210' }
export const edit = { kind: 'item', path: pbw725, part: '', label: 'Wheat PBW 725', seen: 7 } as const

export const order = {
  id: '0198c0de-2222-7000-8000-000000000002',
  account: farmer,
  state: 'paid',
  version: 4,
}
export const draft = '0198c0de-1111-7000-8000-00000000000d'

const seen = { name: 'Seed', price: 180_000 }
const words = (text: string) => ({ en: text, pa: text, hi: text })
const area = { id: 'sarna', fee: 2_000, freeFrom: 50_000, title: words('Sarna'), when: words('Today') }
const soilTest = { form: 'soil-test', version: 1, answers }

/**
 * Creates the data of three people who share a phone offline: a neighbor who has ordered and locked, a guest, and the
 * current user, a farmer with an unsent entry of every kind.
 */
export async function liveOn(centre: CentreByFetch): Promise<void> {
  await signInAndTakeOver('neighbour@example.org')
  await setPin(neighbourPin, 900_000)
  centre.online = false
  await submit({ ...soilTest, owner: neighbour })
  await addToCart(hd3226, seen)
  await savePendingOrder(neighbour, await filledCart(), contact, { area, payBy: 'cash' })
  await lock()
  await outbox.keys.put({ owner: 'device', key: await keyFrom(guestKey) })
  await addToCart(pbw725, seen)
  await setFavourite(pbw725, true)
  await setConsent('known-answers', false)
  await submit({ ...soilTest, owner: 'device' })
  centre.online = true
  await signIn('farmer@example.org', 'secret')
  centre.online = false
  await leaveGuestWork()
  await addToCart(pbw826, seen)
  await savePendingOrder(farmer, await filledCart(), contact, { area, payBy: 'cash' })
  await addToCart(pbw826, seen)
  await saveProfile(farmer, { display_name: 'Gurpreet' })
  await saveAddress(farmer, { ...contact, label: 'Home', area: 'sarna' })
  await setConsent('messages', true)
  await setFavourite(pbw826, true)
  await storeEdit(farmer, { ...edit, values: { price_paise: 500 }, before: { price_paise: 400 } })
  await outbox.orders.put(order)
  await submit({ ...soilTest, owner: farmer })
  await saveDraft({ id: draft, ...soilTest, name: 'Upper field' }, farmer)
}
