import * as v from 'valibot'

const word = v.nullable(v.string())

/** A sample of soil as the centre writes it, with all results that were ever written down, the earliest first. */
export const soilSample = v.object({
  id: v.string(),
  label: v.string(),
  number: v.number(),
  field: word,
  state: v.picklist(['collected', 'at_lab', 'tested', 'discarded']),
  version: v.number(),
  collected_at: v.string(),
  at_lab_at: word,
  /** Why it was discarded. */
  reason: word,
  results: v.array(
    v.object({
      id: v.string(),
      /** By the keys of `soilLimits`, in the card's units. */
      values: v.record(v.string(), v.number()),
      /** What was less than the laboratory can measure, with its limit where it is known. Missing where nothing was. */
      below: v.optional(v.record(v.string(), v.nullable(v.number()))),
      tested_on: word,
      lab: word,
      at: v.string(),
      /** `null` for the one that is valid. */
      ended: v.nullable(v.picklist(['withdrawn', 'corrected'])),
      reason: word,
      ended_at: word,
    }),
  ),
})

/** A sample of soil. */
export type SoilSample = v.InferOutput<typeof soilSample>

/** A result of a sample. */
export type SoilResult = SoilSample['results'][number]
