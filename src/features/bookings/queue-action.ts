import { putOnce } from '#src/platform/outbox/queue-for-account.ts'
import { cleanText } from '#src/base/clean-text.ts'
import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import { guestAtHand, isStillGuest } from '#src/platform/session/guest-secret.ts'
import { guestOwner, ownerNow } from '#src/platform/session/owner.ts'
import type {
  BookingAction,
  bookingActionKind,
  deskBookingKind,
} from '#src/features/requests/booking-action.ts'
import { newEntry } from '#src/platform/outbox/queue.ts'
import { Changed, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { isCurrentAccount } from '#src/platform/session/stored-session.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'

/** The longest reason, in characters; the database has the same. */
export const longestReason = 500

/**
 * Queues an action of the current user on a booking; the same again while it waits is stored once. Actions on one booking
 * go out in the order in which they were made. `locked` if the person left the phone meanwhile.
 *
 * @param replaces a returned action, which is deleted with this
 */
export function queueBookingAction(
  kind: typeof bookingActionKind | typeof deskBookingKind,
  action: BookingAction,
  replaces?: string,
): Promise<SaveResult> {
  return answerOf(() => queueAction(kind, action, replaces))
}

async function queueAction(
  kind: typeof bookingActionKind | typeof deskBookingKind,
  { reason, operator, ...action }: BookingAction,
  replaces: string | undefined,
): Promise<SaveResult> {
  const owner = await ownerNow()
  const guest = owner === guestOwner ? await guestAtHand() : undefined
  const lane = action.booking
  const words = { reason: cleanText(reason ?? '', true), operator: cleanText(operator ?? '', false) }
  const content = { ...action, ...withoutEmpty(words) }
  const entry = await newEntry(owner, { kind, lane, alone: true, content }, guest?.secret)
  if (!entry) return notSaved('locked')
  const store = storedOutbox(() => (guest ? isStillGuest(guest) : isCurrentAccount(owner)))
  const isOver = await store
    .transact((rows) => putOnce(rows, entry, replaces))
    .then(
      () => false,
      (error: unknown) => {
        if (error instanceof Changed) return true
        throw error
      },
    )
  if (isOver) return notSaved('locked')
  void requestBackgroundSync()
  return saved
}

function withoutEmpty(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))
}
