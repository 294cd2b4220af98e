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
import type { NotDone } from '#src/platform/backend/answer.ts'
import { indiaDay } from '#src/base/day.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { deskBookingKind } from '#src/features/requests/booking-action.ts'
import { forgetShown } from '#src/platform/outbox/save-entry.ts'
import { receivedOfKind, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { callCentre, undoneBy, withoutToken, type Undone } from '#src/platform/session/call-centre.ts'
import type { SyncResult } from './sync-desk.ts'

export type { DeskBooking, Resource } from './desk-day-api.ts'

/** The last state of some days that this phone has. */
export interface DeskDays extends DeskBookings {
  /** The first and the last of the days in India. */
  readonly from: string
  readonly to: string
  readonly resources: readonly Resource[]
}

const rowOf = (owner: string) => `${owner}/days`

/** So many days before and after the wanted one come with it: a week of either side is at hand without a network. */
const around = 7

/** Fetches the days around one, such as 2026-11-27, and stores them; deletes own actions that they show. */
export async function syncDays(day: string): Promise<SyncResult> {
  const owner = (await currentPerson())?.id
  const key = owner && (await existingKey(owner))
  const token = key && (await accessToken({ owner }))
  if (!owner || !key || !token) return withoutToken()
  // The centre's answer shows all actions that it completed before the request.
  const done = await withOutbox(() => receivedOfKind(owner, deskBookingKind))
  const at = Date.parse(`${day}T06:00:00Z`)
  const [from, to] = [indiaDay(-around, at), indiaDay(2 * around, at)]
  const [bookings, resources] = await Promise.all([bookingsAtDesk(from, to, token), allResources(token)])
  if (!('data' in bookings)) return whyNot(bookings, owner)
  if (!('data' in resources)) return whyNot(resources, owner)
  const days: DeskDays = { ...bookings.data, from, to, resources: resources.data }
  const value = await encrypt(key, JSON.stringify(days))
  await deskDatabase.states.put({ owner: rowOf(owner), value })
  await forgetShown(storedOutbox(), done)
  return 'up to date'
}

async function whyNot(answer: NotDone, owner: string): Promise<SyncResult> {
  const why = undoneBy(answer)
  if (why === 'no right') await deskDatabase.states.delete(rowOf(owner))
  return why
}

/** Observes the signed-in user's days; `undefined` while this phone has none. */
export function watchDays() {
  return watchOutbox(async (): Promise<DeskDays | undefined> => {
    const owner = (await currentPerson())?.id
    if (!owner) return undefined
    const row = await deskDatabase.states.get(rowOf(owner))
    const key = row && (await existingKey(owner))
    const text = key && (await decrypt(key, row.value as Encrypted).catch(() => undefined))
    return text === undefined ? undefined : (JSON.parse(text) as DeskDays)
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
