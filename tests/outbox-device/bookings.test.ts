import '../device/failing-storage.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { fullAtWrite } from '../device/failing-storage.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { everythingStored, freshPhone } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { queueBookingAction } = await import('#src/features/bookings/queue-action.ts')
const { pendingActions } = await import('#src/features/bookings/pending-actions.ts')
const { bookingActionKind: kind } = await import('#src/features/requests/booking-action.ts')
const { guestSecret } = await import('#src/platform/session/guest-secret.ts')
const { syncRequests } = await import('#src/features/requests/sync-requests.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')

const morning = { starts: '2026-12-02T01:30:00+00:00', ends: '2026-12-02T05:30:00+00:00' }
const evening = { starts: '2026-12-02T07:30:00+00:00', ends: '2026-12-02T11:30:00+00:00' }
const booking = {
  id: newId(),
  request: newId(),
  resource: 'thresher',
  state: 'offered',
  version: 2,
  asked_day: '2026-12-02',
  asked_for: 'half-day',
  offers: [morning],
  piece: null,
  operator: null,
  hour_paise: null,
  day_paise: null,
  worked_minutes: null,
  bill_paise: null,
  order: null,
  paid: false,
  events: [],
}
const take = { booking: booking.id, do: 'take', seen: 2, label: 'Thresher', ...morning } as const

interface Sent {
  action: Record<string, unknown>
  guest: string | null
  account: string | undefined
}
let centre: CentreByFetch
let sent: Sent[]
let answer: (sent: Sent) => object
beforeEach(async () => {
  centre = await freshPhone()
  ;[sent, answer] = [[], () => ({ booking: { ...booking, state: 'confirmed', version: 3, ...morning } })]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!new URL(address).pathname.endsWith('act_on_booking')) return centre.fetch(address, init)
    if (!centre.online) throw new TypeError('Failed to fetch')
    const { action, guest } = JSON.parse(String(init.body)) as Sent
    const token = new Headers(init.headers).get('authorization')
    sent.push({ action, guest, account: /-of-(.+)$/.exec(token ?? '')?.[1] })
    return Response.json(answer(sent.at(-1)!))
  })
})
afterEach(() => vi.unstubAllGlobals())

const states = async () => (await pendingActions(kind)).map(({ state }) => state)
const taken = {
  refused: {
    status: 409,
    code: 'taken',
    message: 'x',
    slots: [evening],
    booking: { ...booking, version: 3 },
  },
}

it('an offer is taken without a network, once however often it is tapped, and sent when there is one', async () => {
  await signInAndTakeOver('farmer@example.org')
  centre.online = false
  expect(await queueBookingAction(kind, take)).toEqual({ saved: true })
  expect(await queueBookingAction(kind, take)).toEqual({ saved: true })
  await sendNow()
  expect(await states()).toEqual(['waiting'])
  expect(await everythingStored()).not.toContain('Thresher')
  centre.online = true
  const [{ id } = { id: '' }] = await pendingActions(kind)
  await sendNow()
  const { label: _, ...action } = take
  expect(sent).toEqual([{ action: { id, ...action }, guest: null, account: farmer }])
  expect(await states()).toEqual([])
})

it('two taps within a moment are stored once, also in place of an action that came back', async () => {
  await signInAndTakeOver('farmer@example.org')
  centre.online = false
  await Promise.all([queueBookingAction(kind, take), queueBookingAction(kind, take)])
  expect(await states()).toEqual(['waiting'])
  answer = () => taken
  centre.online = true
  await sendNow()
  const [returned] = await pendingActions(kind)
  const late = { starts: '2026-11-28T12:30:00.000Z', ends: '2026-11-28T14:30:00.000Z' }
  await Promise.all(
    [evening, late].map((slot) => queueBookingAction(kind, { ...take, ...slot, seen: 3 }, returned!.id)),
  )
  expect(await states()).toEqual(['waiting'])
})

it('it stays on the phone until the list of requests was read after it', async () => {
  await signInAndTakeOver('farmer@example.org')
  await queueBookingAction(kind, take)
  centre.loseReplies = 99
  await sendNow()
  expect(await states()).toEqual(['received'])
  centre.loseReplies = 0
  await syncRequests()
  expect(await states()).toEqual([])
})

it('a time that has gone comes back with the nearest ones, and one of them takes its place', async () => {
  await signInAndTakeOver('farmer@example.org')
  answer = () => taken
  await queueBookingAction(kind, take)
  await sendNow()
  const [returned] = await pendingActions(kind)
  expect(returned).toMatchObject({
    state: 'returned',
    code: 'taken',
    refused: { slots: [evening], booking: { version: 3 } },
  })
  answer = () => ({ booking })
  await queueBookingAction(kind, { ...take, ...evening, seen: 3 }, returned!.id)
  expect(await states()).toEqual(['waiting'])
  await sendNow()
  expect(sent.at(-1)!.action).toMatchObject({ do: 'take', seen: 3, ...evening })
  expect(await states()).toEqual([])
})

it('a guest acts with the secret of the phone, and once an account has claimed it with its token too', async () => {
  const { secret } = await guestSecret()
  await queueBookingAction(kind, { ...take, do: 'call_off', reason: ' Rain\u200b ' })
  await sendNow()
  expect(sent).toMatchObject([
    { guest: secret, account: undefined, action: { do: 'call_off', reason: 'Rain' } },
  ])
  centre.online = false
  await queueBookingAction(kind, take)
  centre.online = true
  await signInAndTakeOver('farmer@example.org')
  await sendNow()
  expect(sent.slice(1).map(({ guest, account }) => [guest, account])).toEqual([[secret, farmer]])
  expect(await outbox.entries.where({ state: 'returned' }).count()).toBe(0)
})

it('an answer that is not the centre’s leaves it waiting', async () => {
  await signInAndTakeOver('farmer@example.org')
  answer = () => ({ portal: 'Sign in to the Wi-Fi' })
  await queueBookingAction(kind, take)
  await sendNow()
  expect(await states()).toEqual(['waiting'])
})

it('a reason of blanks is none, and an action that came back may be made again as it was', async () => {
  await signInAndTakeOver('farmer@example.org')
  answer = () => taken
  await queueBookingAction(kind, { ...take, reason: ' ', operator: '\n' })
  await sendNow()
  expect(sent[0]!.action).not.toHaveProperty('reason')
  expect(sent[0]!.action).not.toHaveProperty('operator')
  await queueBookingAction(kind, { ...take, operator: ' Ranjit ' })
  await queueBookingAction(kind, take)
  expect(await states()).toEqual(['returned', 'waiting', 'waiting'])
  await queueBookingAction(kind, { ...take, booking: newId() })
  expect(await states()).toHaveLength(4)
})

it('a reason keeps its lines, a name has none', async () => {
  await signInAndTakeOver('farmer@example.org')
  await queueBookingAction(kind, { ...take, reason: 'Rain\nand mud', operator: 'Ranjit\nSingh' })
  const [{ action } = { action: undefined }] = await pendingActions(kind)
  expect(action).toMatchObject({ reason: 'Rain\nand mud', operator: 'Ranjit Singh' })
})

it('an action that cannot be stored is not called saved, and the browser is asked to send only stored ones', async () => {
  const requests: string[] = []
  vi.stubGlobal('SyncManager', function SyncManager() {})
  const getRegistration = async () => ({ sync: { register: async (tag: string) => requests.push(tag) } })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } })
  await signInAndTakeOver('farmer@example.org')
  const repair = fullAtWrite()
  expect(await queueBookingAction(kind, take)).toEqual({ saved: false, why: 'full' })
  repair()
  expect(requests).toEqual([])
  await queueBookingAction(kind, take)
  await vi.waitFor(() => expect(requests).toEqual(['outbox']))
})

it('an action of somebody who leaves the phone meanwhile is not stored', async () => {
  await signInAndTakeOver('farmer@example.org')
  const { subtle } = crypto
  const encrypt = vi.spyOn(subtle, 'encrypt').mockImplementationOnce(async (...values) => {
    await outbox.settings.delete('person')
    encrypt.mockRestore()
    return subtle.encrypt(...values)
  })
  expect(await queueBookingAction(kind, take)).toEqual({ saved: false, why: 'locked' })
  expect(await outbox.entries.count()).toBe(0)
})

it('an action of an account is none of the guest’s of this phone', async () => {
  await signInAndTakeOver('farmer@example.org')
  await guestSecret()
  answer = () => ({ refused: { status: 404, code: 'unknown', message: 'x' } })
  await queueBookingAction(kind, take)
  await sendNow()
  expect(sent.map(({ guest, account }) => [guest, account])).toEqual([[null, farmer]])
})

it('without the key of the account nothing is stored', async () => {
  await signInAndTakeOver('farmer@example.org')
  await outbox.keys.clear()
  expect(await queueBookingAction(kind, take)).toEqual({ saved: false, why: 'locked' })
  expect(await pendingActions(kind)).toEqual([])
})

it('a guest who never sent anything has no booking to act on', async () => {
  expect(await queueBookingAction(kind, take)).toEqual({ saved: false, why: 'locked' })
})

it('only the actions of this kind and of this person are shown', async () => {
  const { deskBookingKind } = await import('#src/features/requests/booking-action.ts')
  expect(await pendingActions(kind)).toEqual([])
  await signInAndTakeOver('farmer@example.org')
  await queueBookingAction(deskBookingKind, take)
  expect(await pendingActions(kind)).toEqual([])
  const [pending, ...others] = await pendingActions(deskBookingKind)
  expect([pending, others]).toEqual([
    { id: expect.any(String), action: take, state: 'waiting', code: undefined, refused: undefined },
    [],
  ])
  expect(await outbox.entries.get(pending!.id)).toMatchObject({
    lane: booking.id,
    alone: true,
    kind: deskBookingKind,
  })
})
