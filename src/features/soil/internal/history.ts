import { sameText } from '#src/base/same-text.ts'
import type { SoilFound, SoilReading, SoilValue } from '#src/content/soil-limits.ts'
import { foundIn, validResult, type SoilSample } from '#src/features/soil/samples.ts'

/** A request as far as its samples and their fields are concerned. */
export interface TestedRequest {
  readonly answers: Readonly<Record<string, unknown>>
  readonly soil?: readonly SoilSample[] | undefined
}

/** A result of a field on a day. */
export interface PastResult {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly found: SoilFound
}

/**
 * Returns the valid results of the field that a sample is from, the earliest first, its own among them. A field is known by its
 * name, its place and its farmer; without a name all samples of a place would be one field, so there is only the sample's own.
 */
export function historyOf(
  sample: SoilSample,
  request: TestedRequest,
  all: readonly TestedRequest[],
): PastResult[] {
  const field = fieldOf(sample, request)
  return all
    .flatMap((each) => (each.soil ?? []).map((other) => ({ each, other })))
    .filter(
      ({ each, other }) => other.id === sample.id || (field !== undefined && fieldOf(other, each) === field),
    )
    .flatMap(({ other }) => {
      const result = validResult(other)
      return result
        ? [{ day: result.tested_on ?? other.collected_at.slice(0, 10), found: foundIn(result) }]
        : []
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

function fieldOf({ field }: SoilSample, { answers }: TestedRequest): string | undefined {
  const name = plain(field)
  return name && [name, plain(answers['farmLocation']), plain(answers['name'])].join('/')
}

const plain = (value: unknown) => (typeof value === 'string' ? sameText(value) : undefined)

/** Returns the days on which a value was tested, with the results. */
export function courseOf(
  value: SoilValue,
  past: readonly PastResult[],
): { day: string; reading: SoilReading }[] {
  return past.flatMap(({ day, found }) => {
    const reading = found[value]
    return reading === undefined ? [] : [{ day, reading }]
  })
}
