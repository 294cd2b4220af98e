import { cleanText } from '#src/base/clean-text.ts'
import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import { guestAtHand, isStillGuest } from '#src/core/guest/guest-secret.ts'
import { guestOwner, ownerNow } from '#src/core/keys/owner.ts'
import type { BookingAction, bookingActionKind, deskBookingKind } from '#src/core/outbox/booking-action.ts'
import { newEntry } from '#src/core/outbox/queue.ts'
import { saveEntry } from '#src/core/outbox/save-entry.ts'
import { Changed, entriesOfLane, storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import { isCurrentAccount } from '#src/core/session/stored-session.ts'
import { requestBackgroundSync } from '#src/device/background-sync.ts'
import { withOutbox } from '#src/device/outbox-database.ts'
import { answerOf } from '#src/device/storage-result.ts'

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
  const inLane = await withOutbox(() => entriesOfLane(owner, lane))
  if (!inLane.some(({ state, hash }) => state === 'waiting' && hash === entry.hash)) {
    const store = storedOutbox(() => (guest ? isStillGuest(guest) : isCurrentAccount(owner)))
    const isOver = await saveEntry(store, entry, { replaces }).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Changed) return true
        throw error
      },
    )
    if (isOver) return notSaved('locked')
  }
  void requestBackgroundSync()
  return saved
}

function withoutEmpty(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))
}
