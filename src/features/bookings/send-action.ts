import { actOnBooking, type BookingAnswer } from '#src/features/bookings/internal/bookings-api.ts'
import { isGuests } from '#src/platform/session/owner.ts'
import type { BookingAction, RefusedAction } from '#src/features/requests/booking-action.ts'
import { confirmed, type KindAnswer, type OpenedEntry, type Sender } from '#src/platform/outbox/kind.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'

type Call = typeof actOnBooking

/**
 * Sends one action on a booking under the entry's id, so that it is done once. A refusal has the booking as it is and the
 * nearest free times as its details.
 */
export async function sendAction(
  [entry]: readonly OpenedEntry[],
  sender: Sender,
  call: Call = actOnBooking,
): Promise<KindAnswer> {
  if (!entry) return { silent: true }
  const { label: _, ...rest } = JSON.parse(entry.content) as BookingAction
  const answer = await asWhoever({ id: entry.id, ...rest }, sender, call)
  if (!('refused' in answer)) return confirmed([entry], 'booking' in answer ? { done: true } : answer)
  const { booking, slots, ...refused } = answer.refused
  const { field, retry_after: wait, ...facts } = refused
  const details: RefusedAction = { booking, slots }
  const about = {
    ...facts,
    ...(field === undefined ? {} : { field }),
    ...(wait === undefined ? {} : { retryAfterMs: wait * 1000 }),
  }
  return { results: new Map([[entry.id, { refused: { ...about, details } }]]) }
}

/**
 * A guest's action that an account has claimed is never the account's alone: as staff it could act on any booking, and
 * somebody else may have written it. With its secret it acts on that guest's bookings which the account has claimed
 * since.
 */
async function asWhoever(
  action: object,
  { owner, guest, asOwner }: Sender,
  call: Call,
): Promise<BookingAnswer | NotDone> {
  if (guest === undefined) return asOwner<BookingAnswer>((token) => call(action, { token }))
  if (isGuests(owner)) return call(action, { guest })
  return asOwner<BookingAnswer>((token) => call(action, { token, guest }))
}
