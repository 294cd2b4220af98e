import '../device/failing-storage.ts'
import { join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { device } from '#src/device/database.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { refused } from '../device/failing-storage.ts'
import { savingFunctions } from '../saving-functions.ts'
import { signInAndTakeOver } from './claiming.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'

/*
   * A phone whose storage worked when the page came and does not open again: iOS and Chrome close it in the background,
   and a * damaged disk does not let it be opened. The person must see a message, so no saving function may reject.
 */

const core = resolve(import.meta.dirname, '../../src/core')
const words = { form: 'soil-test', version: 1, subject: 'basic', answers: { name: 'Gurpreet' } }
const contact = { name: 'Gurpreet', email: '', phone: '9876543210', address: 'Sarna' }
const area = { id: 'sarna', fee: 0, freeFrom: 0 }
const wheat = { name: 'Wheat', price: 100, available: true }
const pieces = [{ product: 'seeds-catalog/wheat', seen: wheat, quantity: 1 }]
const edit = { kind: 'text', path: '/', part: 'a', label: 'a', seen: 1, before: {}, values: { a: 1 } }
const order = { id: 'o', account: farmer, items: [], contact, area: 'sarna', payBy: 'cash', total: 1 }
const item = { what: 'request', id: 'r', owner: null, seen: 1, assignee: null, log: [] }
const action = { booking: 'b', seen: 1, label: 'Tractor', do: 'call_off' }
const unsentEdit = { ...edit, id: 'e', account: farmer, changes: { a: 1 }, after: [], state: 'asks' }
const line = { ...pieces[0], additions: ['a'], current: wheat }
const bytes = new TextEncoder().encode('photo')
const type = 'image/jpeg'

/** Every function of core that answers with whether something was saved: its file, and how it is called. */
const calls: Readonly<Record<string, readonly [file: string, ...values: unknown[]]>> = {
  addAll: ['cart/cart.ts', pieces],
  addBack: ['orders/again.ts', { items: [] }],
  addToCart: ['cart/cart.ts', 'seeds-catalog/wheat', wheat],
  agreeToTotal: ['orders/pending-orders.ts', order],
  answerAgain: ['desk/answer.ts', farmer, item, { line: { id: 'l' }, action: { note: 'n' } }],
  answerFromDesk: ['desk/answer.ts', farmer, item, { note: 'n' }],
  chooseFarmer: ['agent/chosen-farmer.ts', farmer, { name: 'Gurpreet', known: {} }],
  choosePicture: ['lock/pin.ts', 'tractor'],
  close: ['lock/lock.ts'],
  correct: ['submissions/submissions.ts', 'id'],
  disableNotifications: ['push/notifications.ts'],
  dropAnswer: ['desk/answer.ts', 'id'],
  dropDocument: ['documents/documents.ts', 'draft', 'slot'],
  dropDraft: ['drafts/drafts.ts', 'id'],
  dropEdit: ['editing/edits.ts', unsentEdit],
  dropPack: ['listen/pack.ts', 'pa'],
  dropUnassigned: ['documents/documents.ts', 'id'],
  endVisit: ['visit/visit.ts'],
  eraseAccount: ['lock/erase-account.ts', farmer],
  eraseLeft: ['lock/gone-accounts.ts', [farmer]],
  exportUnsent: ['carry-over/export.ts', 'a long passphrase of mine'],
  forgetReturned: ['visit/guest-aside.ts'],
  giveBack: ['cart/give-back.ts'],
  goOnAsGuest: ['lock/go-on-as-guest.ts', farmer],
  insistOn: ['editing/edits.ts', unsentEdit],
  insistOnGuestCart: ['cart/unsettled.ts'],
  keepJoined: ['cart/give-back.ts'],
  leaveGuestWork: ['guest/guest-work.ts'],
  lock: ['lock/lock.ts'],
  notNow: ['push/notifications.ts'],
  orderAgain: ['orders/again.ts', { items: [{ product_id: 'seeds-catalog/wheat', quantity: 1, name: {} }] }],
  placeFile: ['documents/place-file.ts', { id: newId(), draft: newId(), facts: {}, bytes, owner: farmer }],
  putAddressBack: ['orders/addresses.ts', farmer, { id: 'a', label: 'Home' }],
  queueBookingAction: ['bookings/queue-action.ts', 'desk-booking', action],
  rememberArea: ['orders/chosen-area.ts', 'sarna'],
  rememberCustomerType: ['orders/customer-type.ts', 'commercial'],
  removeAddress: ['orders/addresses.ts', farmer, 'a'],
  removePin: ['lock/pin.ts', '4711'],
  removeFromCart: ['cart/cart.ts', line],
  saveAddress: ['orders/addresses.ts', farmer, { ...contact, label: 'Home', area: 'sarna' }],
  saveDocument: ['documents/documents.ts', { draft: newId(), slot: 'panCard', bytes, type }, farmer],
  saveDraft: ['drafts/drafts.ts', { id: newId(), ...words }, farmer],
  saveForAccount: ['session/save-for-account.ts', farmer, [], async () => undefined],
  saveNotificationChoice: ['push/stored-notification-choice.ts', farmer, { said: 'no', at: 1 }],
  savePartialInput: ['drafts/partial-input.ts', { id: newId(), value: 'v' }, 'place', farmer],
  savePendingOrder: ['orders/save-pending-order.ts', farmer, [line], contact, { area, payBy: 'cash' }],
  saveProfile: ['account/profile.ts', farmer, { display_name: 'Gurpreet' }],
  saveUnassigned: ['documents/documents.ts', bytes, type],
  saveUnassignedFiles: ['carry-over/save-imported.ts', [{ facts: { sha256: 's', type }, bytes }]],
  saveWifiOnly: ['documents/wifi-only.ts', true],
  sendAsGuest: ['submissions/send-as-guest.ts', 'id'],
  setConsent: ['privacy/consents.ts', 'messages', true],
  setFavourite: ['favourites/favourites.ts', 'seeds-catalog/wheat', true],
  setPin: ['lock/pin.ts', '4711', 60_000],
  setQuantity: ['cart/cart.ts', 'seeds-catalog/wheat', wheat, 2],
  startVisit: ['visit/visit.ts'],
  storeEdit: ['editing/edits.ts', farmer, edit],
  storeRecording: ['editing/recordings.ts', farmer, 'pa', { part: 'p', words: 'w', seen: 0 }, 'data:'],
  submit: ['submissions/submit.ts', { ...words, owner: farmer }],
  swapFiles: ['documents/swap-files.ts', newId(), ['a', 'b']],
  takeBack: ['cart/cart.ts', pieces],
  takeGuestWork: ['guest/guest-work.ts'],
  waitingOfVisit: ['visit/visit.ts'],
  withdraw: ['submissions/submissions.ts', 'id'],
  withdrawPendingOrder: ['orders/pending-orders.ts', order],
  writeToSupport: ['support/conversation.ts', 'hello', farmer],
}

/** These fetch first, and answer for that. */
const fetching = ['syncCatalogue', 'syncPack']
/** Loads its code, and rejects if that fails; the caller shows the message. */
const loading = ['endAnyVisit']

const modules = new Map<string, Record<string, unknown>>()
beforeAll(async () => {
  for (const [file] of Object.values(calls)) modules.set(file, await import(join(core, file)))
})

let repair: (() => void) | undefined
beforeEach(async () => {
  await freshPhone()
  await signInAndTakeOver('farmer@example.org')
  for (const database of [device, outbox]) database.close({ disableAutoOpen: false })
  repair = refused()
})
afterEach(() => {
  repair?.()
  vi.unstubAllGlobals()
})

it.each(Object.entries(calls))('%s says that the phone refuses', async (name, [file, ...values]) => {
  const call = modules.get(file)![name] as (...all: unknown[]) => Promise<unknown>
  const answer = await call(...values)
  const { outcome = answer } = answer as { outcome?: unknown }
  expect(outcome).toMatchObject({ saved: false, why: 'refused' })
})

it('notifications are said not to be switched on', async () => {
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('registration', {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  const { enableNotifications } = await import('#src/core/push/notifications.ts')
  expect(await enableNotifications('pa')).toBe('not saved')
})

it('this list has every function of core that answers with a result of saving', async () => {
  expect(await savingFunctions()).toEqual([...Object.keys(calls), ...fetching, ...loading].toSorted())
})
