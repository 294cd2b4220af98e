import * as v from 'valibot'

const word = v.nullable(v.string())
const count = v.nullable(v.number())

/** A time as the centre writes it: from and to, ISO 8601. */
export const slot = v.object({ starts: v.string(), ends: v.string() })

const time = { starts: v.optional(v.string()), ends: v.optional(v.string()) }
const event = v.object({ what: v.string(), reason: word, by: v.string(), at: v.string(), ...time })

/** What goes along with a booking, such as a tractor's driver. */
const part = v.object({
  resource: v.string(),
  hour_paise: count,
  day_paise: count,
  /** Its part of the bill. */
  bill_paise: count,
})

/** A booking as the centre writes it. */
export const booking = v.object({
  id: v.string(),
  request: v.string(),
  /** The booked resource: the id of a machine, a kind of worker, a visit or a pick-up. */
  resource: v.string(),
  /** `asked`, `offered`, `confirmed`, `done`, `billed` or `called_off`; a newer centre may have others. */
  state: v.string(),
  /** Number of its last change. */
  version: v.number(),
  /** The day of India that was asked for, such as 2026-11-27. */
  asked_day: word,
  /** How long, as the form has it. */
  asked_for: word,
  /** The times that its person may take, the best first. */
  offers: v.array(slot),
  piece: count,
  /** Name of the operator. */
  operator: word,
  /** The rates of the day when it was confirmed. */
  hour_paise: count,
  day_paise: count,
  worked_minutes: count,
  bill_paise: count,
  /** The order by which the bill is paid, and whether nothing has to be paid any more. */
  order: word,
  paid: v.boolean(),
  events: v.array(event),
  /** What goes along, which is booked with it or not at all. */
  parts: v.optional(v.array(part)),
  ...time,
})

/** A time: from and to, ISO 8601. */
export type Slot = v.InferOutput<typeof slot>

/** A booking of a machine, a worker, a visit or a pick-up; `starts` and `ends` once it was confirmed. */
export type Booking = v.InferOutput<typeof booking>

/** A change of a booking. `by` is `centre`, `owner` or `system`. */
export type BookingEvent = Booking['events'][number]
