import {
  allResources,
  bookingsAtDesk,
  freeSlots,
  moveDay,
  type DayMoved,
  type DeskBookings,
  type Resource,
} from './desk-day-api.ts'
import type { Slot } from '#src/features/requests/booking-api.ts'
import { indiaDay } from '#src/base/day.ts'
import { deskBookingKind } from '#src/features/requests/booking-action.ts'
import { forgetShown } from '#src/platform/outbox/save-entry.ts'
import { receivedOfKind, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { copyOf, fetchCopy } from '#src/platform/session/staff-copy.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import type { SyncResult } from './sync-desk.ts'

export type { DeskBooking, Resource } from './desk-day-api.ts'

/** The last state of some days that this phone has. */
export interface DeskDays extends DeskBookings {
  /** The first and the last of the days in India. */
  readonly from: string
  readonly to: string
  readonly resources: readonly Resource[]
}

/** So many days before and after the wanted one come with it: a week of either side is at hand without a network. */
const around = 7

/** Fetches the days around one, such as 2026-11-27, and stores them; deletes own actions that they show. */
export async function syncDays(day: string): Promise<SyncResult> {
  const owner = (await currentPerson())?.id
  // The centre's answer shows all actions that it completed before the request.
  const done = owner ? await withOutbox(() => receivedOfKind(owner, deskBookingKind)) : []
  const at = Date.parse(`${day}T06:00:00Z`)
  const [from, to] = [indiaDay(-around, at), indiaDay(2 * around, at)]
  const why = await fetchCopy<DeskDays>('days', async (token) => {
    const [bookings, resources] = await Promise.all([bookingsAtDesk(from, to, token), allResources(token)])
    if (!('data' in bookings)) return bookings
    if (!('data' in resources)) return resources
    return { data: { ...bookings.data, from, to, resources: resources.data } }
  })
  if (why) return why
  await forgetShown(storedOutbox(), done)
  return 'up to date'
}

/** Observes the signed-in user's days; `undefined` while this phone has none. */
export function watchDays() {
  return watchOutbox(async () => {
    const owner = (await currentPerson())?.id
    return owner ? copyOf<DeskDays>(owner, 'days') : undefined
  })
}

/** Moves all bookings of a day, for a reason that everybody is told; or returns why not. */
export function moveDayNow(
  account: string,
  request: Parameters<typeof moveDay>[0],
): Promise<DayMoved | Undone> {
  return callCentre(account, (token) => moveDay(request, token))
}

/** The free times nearest to a wanted one, at most three; or why they cannot be had. */
export function freeSlotsNow(
  account: string,
  request: Parameters<typeof freeSlots>[0],
): Promise<Slot[] | Undone> {
  return callCentre(account, (token) => freeSlots(request, token))
}
