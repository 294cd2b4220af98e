import { soilValues, type SoilFound, type SoilReading, type SoilValue } from '#src/content/soil-limits.ts'
import type { SoilResult, SoilSample } from '#src/features/requests/soil-api.ts'

export type { SoilResult, SoilSample } from '#src/features/requests/soil-api.ts'

/** Returns the result of a sample that counts now; `undefined` without one. */
export function validResult({ results }: Pick<SoilSample, 'results'>): SoilResult | undefined {
  return results.find(({ ended }) => ended === null)
}

/** Returns those results of a sample that were withdrawn or corrected, the latest first. */
export function endedResults({ results }: Pick<SoilSample, 'results'>): SoilResult[] {
  return results.filter(({ ended }) => ended !== null).toReversed()
}

/** Returns what a result says about the values that this build knows, in the order of the card. */
export function foundIn({ values, below }: Pick<SoilResult, 'values' | 'below'>): SoilFound {
  return Object.fromEntries(
    soilValues.flatMap((value): [SoilValue, SoilReading][] => {
      if (value in values) return [[value, values[value]!]]
      return below && value in below ? [[value, { below: below[value]! }]] : []
    }),
  )
}

/** Returns the samples that count: all but those that were discarded. */
export function samplesIn(samples: readonly SoilSample[] | undefined): SoilSample[] {
  return (samples ?? []).filter(({ state }) => state !== 'discarded')
}

/** Returns when something last happened to a sample, ISO 8601. */
export function lastStepAt({ collected_at, at_lab_at, results }: SoilSample): string {
  const steps = [collected_at, at_lab_at, ...results.flatMap(({ at, ended_at }) => [at, ended_at])]
  return steps
    .filter((at) => at !== null)
    .reduce((last, at) => (Date.parse(at) > Date.parse(last) ? at : last))
}
