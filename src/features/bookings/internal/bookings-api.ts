import * as v from 'valibot'
import { booking, slot } from '#src/features/requests/booking-api.ts'
import { post } from '#src/platform/backend/request.ts'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import type { Sender } from '#src/features/requests/requests-api.ts'

const answer = v.union([
  v.object({ booking }),
  v.object({
    refused: v.object({
      status: v.number(),
      code: v.string(),
      field: v.optional(v.string()),
      /** In seconds, with status 429. */
      retry_after: v.optional(v.pipe(v.number(), v.minValue(0))),
      /** As it is now. */
      booking: v.optional(v.nullable(booking)),
      /** The nearest free times, at most three. */
      slots: v.optional(v.array(slot)),
    }),
  }),
])

/** The centre's answer to an action on a booking: the booking as it is then, or the reason of a refusal. */
export type BookingAnswer = v.InferOutput<typeof answer>

/** Acts on a booking once, however often this is sent with the same id. */
export async function actOnBooking(action: object, from: Sender): Promise<BookingAnswer | NotDone> {
  const body = { action, guest: from.guest ?? null }
  const checked = parseAnswer(answer, await post('/rest/v1/rpc/act_on_booking', body, from.token))
  return 'data' in checked ? checked.data : checked
}

/** Free days by the centre's answer, also as stored on the phone. */
export const freeDays = v.object({
  /** When it was so, ISO 8601. */
  at: v.string(),
  /** The first day of India, such as 2026-11-27. */
  from: v.string(),
  /** By resource a letter for each day: f free, w few, n none. */
  days: v.record(v.string(), v.string()),
})

/** How free everything is that can be booked, day by day. */
export type FreeDays = v.InferOutput<typeof freeDays>

/** Fetches how free everything is from one day to another, at most 100; for guests too. */
export async function fetchFreeDays(
  from: string,
  to: string,
): Promise<{ readonly data: FreeDays } | NotDone> {
  return parseAnswer(freeDays, await post('/rest/v1/rpc/free_days', { from_day: from, to_day: to }))
}
