import '../device/failing-storage.ts'
import { join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { refused } from '../device/failing-storage.ts'
import { savingFunctions } from '../saving-functions.ts'
import { signInAndTakeOver } from './claiming.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'

/*
   * A phone whose storage worked when the page came and does not open again: iOS and Chrome close it in the background,
   and a * damaged disk does not let it be opened. The person must see a message, so no saving function may reject.
 */

const src = resolve(import.meta.dirname, '../../src')
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

/** Every function of the app that answers with whether something was saved: its file, and how it is called. */
const calls: Readonly<Record<string, readonly [file: string, ...values: unknown[]]>> = {
  changeStanding: [
    'features/standing-orders/change-standing.ts',
    farmer,
    { standing: 's', from: '2026-12-01', until: null, quantity: 0 },
  ],
  keepTheirs: ['features/editing/internal/edits.ts', { ...unsentEdit, changes: { items: { a: {} } } }],
  leaveReturned: ['features/standing-orders/change-standing.ts', farmer, 'id'],
  returnQuota: ['features/quota/stored-quotas.ts', farmer, { id: 'q', phone: 'ABC' }, 'DAP'],
  orderRound: ['features/round/internal/stored-round.ts', farmer, { stops: [] }],
  queueForAccount: ['platform/outbox/queue-for-account.ts', farmer, { kind: 'k', content: {} }],
  queueOnce: ['platform/outbox/queue-for-account.ts', farmer, { kind: 'k', content: {} }],
  queueSheet: ['features/stock/internal/sheets.ts', farmer, newId(), { label: 'l', body: {} }],
  saveCashAct: ['features/cash/cash-act.ts', farmer, { do: 'count', who: farmer, paise: 1 }],
  saveReturn: ['features/desk/internal/return-act.ts', farmer, { order: 'o', lines: [] }],
  saveStaffAct: ['features/quota/stored-quotas.ts', farmer, { do: 'end', quota: 'q' }],
  settleClaim: ['features/round/internal/stored-claims.ts', farmer, { mark: 'm' }],
  takeTapped: ['features/cart/cart.ts', { id: newId(), product: 'seeds-catalog/wheat', amount: 1 }, wheat],
  withdrawMark: ['features/round/internal/mark-door.ts', farmer, 'id'],
  saveKhataAct: ['features/khata/khata-act.ts', farmer, { do: 'limit', customer: 'c', paise: 1 }],
  sayPaid: ['features/orders/internal/use-said-paid.ts', farmer, 'o'],
  startStanding: ['features/standing-orders/change-standing.ts', farmer, { product: 'p' }],
  storeBeside: [
    'features/editing/internal/edits.ts',
    farmer,
    { path: '/', label: 'a', seen: 1, before: {}, changes: { items: {} } },
  ],
  waitForStock: ['features/shop/internal/stock-waits.ts', farmer, { id: 'p', name: 'Wheat' }],
  addAll: ['features/cart/cart.ts', pieces],
  addBack: ['features/orders/internal/again.ts', { items: [] }],
  addToCart: ['features/cart/cart.ts', 'seeds-catalog/wheat', wheat],
  agreeToTotal: ['features/orders/stored-pending-orders.ts', order],
  answerAgain: [
    'features/desk/internal/answer.ts',
    farmer,
    item,
    { line: { id: 'l' }, action: { note: 'n' } },
  ],
  answerFromDesk: ['features/desk/internal/answer.ts', farmer, item, { note: 'n' }],
  chooseFarmer: ['features/apply/chosen-farmer.ts', farmer, { name: 'Gurpreet', known: {} }],
  choosePicture: ['features/shared-phone/pin.ts', 'tractor'],
  close: ['features/shared-phone/lock.ts'],
  correct: ['features/forms/submissions.ts', 'id'],
  disableNotifications: ['features/push/notifications.ts'],
  dropAnswer: ['features/desk/internal/answer.ts', 'id'],
  dropDocument: ['platform/files/documents.ts', 'draft', 'slot'],
  dropDraft: ['features/forms/drafts.ts', 'id'],
  dropEdit: ['features/editing/internal/edits.ts', unsentEdit],
  dropPack: ['features/listen/pack.ts', 'pa'],
  dropUnassigned: ['platform/files/documents.ts', 'id'],
  endVisit: ['features/shared-phone/visit.ts'],
  eraseAccount: ['features/shared-phone/erase-account.ts', farmer],
  eraseLeft: ['features/shared-phone/gone-accounts.ts', [farmer]],
  exportUnsent: ['features/my-requests/internal/export.ts', 'a long passphrase of mine'],
  forgetReturned: ['features/shared-phone/guest-aside.ts'],
  giveBack: ['features/cart/give-back.ts'],
  goOnAsGuest: ['features/shared-phone/go-on-as-guest.ts', farmer],
  insistOn: ['features/editing/internal/edits.ts', unsentEdit],
  insistOnGuestCart: ['features/cart/unsettled.ts'],
  keepJoined: ['features/cart/give-back.ts'],
  leaveGuestWork: ['features/shared-phone/guest-work.ts'],
  lock: ['features/shared-phone/lock.ts'],
  notNow: ['features/push/notifications.ts'],
  orderAgain: [
    'features/orders/internal/again.ts',
    { items: [{ product_id: 'seeds-catalog/wheat', quantity: 1, name: {} }] },
  ],
  placeFile: [
    'platform/files/place-file.ts',
    { id: newId(), draft: newId(), facts: {}, bytes, owner: farmer },
  ],
  putAddressBack: ['features/orders/internal/addresses.ts', farmer, { id: 'a', label: 'Home' }],
  queueBookingAction: ['features/bookings/queue-action.ts', 'desk-booking', action],
  rememberArea: ['features/cart/chosen-area.ts', 'sarna'],
  rememberCustomerType: ['features/cart/customer-type.ts', 'commercial'],
  removeAddress: ['features/orders/internal/addresses.ts', farmer, 'a'],
  removePin: ['features/shared-phone/pin.ts', '4711'],
  removeFromCart: ['features/cart/cart.ts', line],
  saveAddress: [
    'features/orders/internal/addresses.ts',
    farmer,
    { ...contact, label: 'Home', area: 'sarna' },
  ],
  saveDocument: ['platform/files/documents.ts', { draft: newId(), slot: 'panCard', bytes, type }, farmer],
  saveDraft: ['features/forms/drafts.ts', { id: newId(), ...words }, farmer],
  saveForAccount: ['platform/session/save-for-account.ts', farmer, [], async () => undefined],
  saveNotificationChoice: ['features/push/stored-notification-choice.ts', farmer, { said: 'no', at: 1 }],
  savePartialInput: ['features/forms/partial-input.ts', { id: newId(), value: 'v' }, 'place', farmer],
  savePendingOrder: [
    'features/orders/save-pending-order.ts',
    farmer,
    [line],
    contact,
    { area, payBy: 'cash' },
  ],
  saveProfile: ['features/account/profile.ts', farmer, { display_name: 'Gurpreet' }],
  saveUnassigned: ['platform/files/documents.ts', bytes, type],
  saveUnassignedFiles: [
    'features/my-requests/internal/save-imported.ts',
    [{ facts: { sha256: 's', type }, bytes }],
  ],
  saveWifiOnly: ['platform/files/wifi-only.ts', true],
  sendAsGuest: ['features/forms/send-as-guest.ts', 'id'],
  setConsent: ['features/gate/consents.ts', 'messages', true],
  setFavourite: ['features/shop/internal/favourites.ts', 'seeds-catalog/wheat', true],
  setPin: ['features/shared-phone/pin.ts', '4711', 60_000],
  setQuantity: ['features/cart/cart.ts', 'seeds-catalog/wheat', wheat, 2],
  startVisit: ['features/shared-phone/visit.ts'],
  storeEdit: ['features/editing/internal/edits.ts', farmer, edit],
  storeRecording: [
    'features/editing/internal/recordings.ts',
    farmer,
    'pa',
    { part: 'p', words: 'w', seen: 0 },
    'data:',
  ],
  submit: ['features/forms/internal/submit.ts', { ...words, owner: farmer }],
  swapFiles: ['platform/files/swap-files.ts', newId(), ['a', 'b']],
  takeBack: ['features/cart/cart.ts', pieces],
  takeGuestWork: ['features/shared-phone/guest-work.ts'],
  waitingOfVisit: ['features/shared-phone/visit.ts'],
  withdraw: ['features/forms/submissions.ts', 'id'],
  withdrawPendingOrder: ['features/orders/stored-pending-orders.ts', order],
  writeToSupport: ['features/support/internal/conversation.ts', 'hello', farmer],
}

/** These fetch first, and answer for that. */
const fetching = ['syncCatalogue', 'syncPack']
/** Loads its code, and rejects if that fails; the caller shows the message. */
const loading = ['endAnyVisit']

const modules = new Map<string, Record<string, unknown>>()
beforeAll(async () => {
  for (const [file] of Object.values(calls)) modules.set(file, await import(join(src, file)))
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
  const { enableNotifications } = await import('#src/features/push/notifications.ts')
  expect(await enableNotifications('pa')).toBe('not saved')
})

it('this list has every function of the app that answers with a result of saving', async () => {
  expect(await savingFunctions()).toEqual([...Object.keys(calls), ...fetching, ...loading].toSorted())
})
