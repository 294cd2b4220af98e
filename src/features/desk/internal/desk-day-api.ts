import * as v from 'valibot'
import { booking, slot, type Slot } from '#src/features/requests/booking-api.ts'
import { post, read } from '#src/platform/backend/request.ts'
import { knownIn } from '#src/platform/backend/readable.ts'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { inEveryLanguage } from '#src/platform/backend/translated.ts'

const word = v.nullable(v.string())

const deskBooking = v.object({
  ...booking.entries,
  reference: v.string(),
  received_at: v.string(),
  name: word,
  phone: word,
  place: word,
  emergency: v.boolean(),
  /** The member of the desk who sees to the request. */
  assigned_to: v.optional(word),
  /** Reader of a change in the app: `account`, `agent` or `perhaps nobody`. */
  reader: v.optional(v.string()),
})
const deskBookings = v.object({
  at: v.string(),
  bookings: knownIn(deskBooking),
  waiting: knownIn(deskBooking),
})
const resource = v.object({
  id: v.string(),
  kind: v.picklist(['machine', 'worker', 'visit', 'pickup']),
  name: inEveryLanguage(v.string()),
  pieces: v.number(),
  /** When it opens in India, `07:00:00`. */
  opens: v.string(),
  open_minutes: v.number(),
  retired_at: word,
})
const named = v.array(v.object({ id: v.string() }))
const moved = v.object({ moved: named, waiting: named, out: named })

/** A booking with the person who asked for it, as the desk sees it. */
export type DeskBooking = v.InferOutput<typeof deskBooking>

/** The bookings of some days, and those that nobody has confirmed; `at` is the centre's clock, ISO 8601. */
export type DeskBookings = v.InferOutput<typeof deskBookings>

/** A machine, a kind of worker, a visit or a pick-up, with its pieces and hours. */
export type Resource = v.InferOutput<typeof resource>

/** The result of moving a day: moved bookings, bookings without a free time, and bookings on the way since an earlier day. */
export type DayMoved = v.InferOutput<typeof moved>

/** Fetches the bookings of some days of India, such as 2026-11-27, at most 100. */
export async function bookingsAtDesk(
  from: string,
  to: string,
  token: string,
): Promise<{ readonly data: DeskBookings } | NotDone> {
  const body = { from_day: from, to_day: to }
  return parseAnswer(deskBookings, await post('/rest/v1/rpc/desk_bookings', body, token))
}

/** Fetches everything that can be booked. */
export async function allResources(token: string): Promise<{ readonly data: Resource[] } | NotDone> {
  const columns = Object.keys(resource.entries).join(',')
  return parseAnswer(knownIn(resource), await read(`/rest/v1/resources?select=${columns}&order=id`, token))
}

/** Moves all bookings of a day to a later one, and tells everybody the reason. */
export async function moveDay(
  { day, toDay, reason }: { readonly day: string; readonly toDay: string; readonly reason: string },
  token: string,
): Promise<{ readonly data: DayMoved } | NotDone> {
  const body = { day, to_day: toDay, reason }
  return parseAnswer(moved, await post('/rest/v1/rpc/move_day', body, token))
}

/** The three free times of a resource that are nearest to a wanted one, and as long. */
export async function freeSlots(
  wanted: Slot & { readonly resource: string },
  token: string,
): Promise<{ readonly data: Slot[] } | NotDone> {
  return parseAnswer(v.array(slot), await post('/rest/v1/rpc/free_slots', wanted, token))
}
