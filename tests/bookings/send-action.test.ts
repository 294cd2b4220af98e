import { expect, it } from 'vitest'
import type { BookingAnswer } from '#src/features/bookings/internal/bookings-api.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import { sendAction } from '#src/features/bookings/send-action.ts'
import { bookingActionKind, deskBookingKind } from '#src/features/requests/booking-action.ts'
import type { OpenedEntry, Sender } from '#src/platform/outbox/kind.ts'

const action = { booking: 'b', do: 'take', seen: 2, label: 'Thresher' }
const entry: OpenedEntry = { id: 'e', content: JSON.stringify(action), hash: '#e', madeAt: 1 }
type Answer = BookingAnswer | NotDone

/** Sends as somebody; returns the centre's calls with their callers, and the outbox's result. */
async function sent(sender: Pick<Sender, 'owner' | 'guest'>, ...answers: Answer[]) {
  const calls: unknown[] = []
  const asOwner = <Value extends object>(call: (token: string) => Promise<Value | NotDone>) => call('token')
  const answer = await sendAction([entry], { ...sender, asOwner }, async (asked, from) => {
    calls.push([asked, from])
    return answers.shift()!
  })
  const result = 'results' in answer ? answer.results.get('e') : answer
  return { calls, result }
}
const words = { id: 'e', booking: 'b', do: 'take', seen: 2 }
const asAccount = [words, { token: 'token' }]
const asGuest = [words, { guest: 'secret' }]
const done = { booking: { id: 'b' } } as unknown as BookingAnswer
const unknown = { refused: { status: 404, code: 'unknown' } }
const receipt = { receipt: { id: 'e', hash: '#e', receivedAt: expect.any(String), state: 'complete' } }

it('an action of an account goes with its token, without the label, and once', async () => {
  expect(await sent({ owner: 'asha', guest: undefined }, done)).toEqual({
    calls: [asAccount],
    result: receipt,
  })
  const { calls, result } = await sent({ owner: 'asha', guest: undefined }, unknown)
  expect(calls).toEqual([asAccount])
  expect(result).toEqual({ refused: { status: 404, code: 'unknown', details: {} } })
})

it('an action of a guest goes with the phone’s secret', async () => {
  expect(await sent({ owner: 'device', guest: 'secret' }, done)).toEqual({
    calls: [asGuest],
    result: receipt,
  })
})

it('without a secret nothing goes as a guest’s, whosever it is', async () => {
  expect((await sent({ owner: 'device', guest: undefined }, unknown)).calls).toEqual([asAccount])
})

it('phones have stored these kinds, so that their names never change', () => {
  expect([bookingActionKind, deskBookingKind]).toEqual(['booking-action', 'desk-booking'])
})

it('an account’s action on a guest’s booking carries its token and the guest’s secret, so that it affects only the guest’s bookings', async () => {
  const claimed = { owner: 'asha', guest: 'secret' }
  const asBoth = [words, { token: 'token', guest: 'secret' }]
  expect(await sent(claimed, done)).toEqual({ calls: [asBoth], result: receipt })
  expect((await sent(claimed, unknown)).calls).toEqual([asBoth])
  expect(await sent(claimed, { status: 404 })).toEqual({ calls: [asBoth], result: { status: 404 } })
})

it('a refusal has its field, and beside it the booking and the free times as its details', async () => {
  const slots = [{ starts: '2026-12-02T01:30:00Z', ends: '2026-12-02T05:30:00Z' }]
  const refused = { status: 409, code: 'taken', field: 'starts', booking: null, slots }
  expect(
    (await sent({ owner: 'asha', guest: undefined }, { refused: { status: 409, code: 'taken' } })).result,
  ).toStrictEqual({
    refused: { status: 409, code: 'taken', details: { booking: undefined, slots: undefined } },
  })
  expect((await sent({ owner: 'asha', guest: undefined }, { refused })).result).toEqual({
    refused: { status: 409, code: 'taken', field: 'starts', details: { booking: null, slots } },
  })
})

it('a limit has the time to wait', async () => {
  const refused = { status: 429, code: 'limit', retry_after: 60 }
  expect((await sent({ owner: 'asha', guest: undefined }, { refused })).result).toEqual({
    refused: { status: 429, code: 'limit', retryAfterMs: 60_000, details: {} },
  })
})

it('a failed call is passed on, and nothing is sent for no entry', async () => {
  expect((await sent({ owner: 'asha', guest: undefined }, { silent: true })).result).toEqual({ silent: true })
  const sender = { owner: 'asha', guest: undefined } as unknown as Sender
  expect(await sendAction([], sender, () => Promise.reject(new Error('called')))).toEqual({ silent: true })
})
