import { fill } from '#src/base/fill.ts'
import { rowFaults, soilDeskWords } from './soil-desk-words.ts'
import { isPossible, soilLimits, type SoilValue } from '#src/content/soil-limits.ts'
import type { SoilOutcome } from './soil.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { notify } from '#src/platform/ui/toasts.ts'

/** Returns the fault in the centre's answer; without one shows that it is done. */
export function faultOfSoil(outcome: SoilOutcome): Fault | undefined {
  if ('undone' in outcome)
    return {
      text: outcome.undone === 'no network' ? localize(soilDeskWords.unreachable) : whyUndone(outcome.undone),
    }
  if ('refused' in outcome) {
    const { code, field } = outcome.refused
    if (code === 'changed_meanwhile' || code === 'not_possible')
      return { text: localize(soilDeskWords.changed) }
    return { text: localize(soilDeskWords.notTaken), ...(field && { at: [field] }) }
  }
  notify({
    title:
      'taken' in outcome
        ? fill(localize(soilDeskWords.taken), { count: outcome.taken })
        : localize(soilDeskWords.done),
  })
  return undefined
}

/** Returns why a row is not taken; the centre names a value by its key. */
export function rowFaultText(why: string): string {
  const words = rowFaults[why] ?? rowFaults[why in soilLimits ? 'range' : 'label']!
  const sign = why in soilLimits ? `${soilLimits[why as SoilValue].sign}: ` : ''
  return sign + localize(words)
}

/** Returns the fault of a typed value that soil cannot have. */
export function rangeFault(value: SoilValue, found: number | undefined): Fault | undefined {
  if (found !== undefined && isPossible(value, found)) return undefined
  const [least, most] = soilLimits[value].range
  return {
    text: fill(localize(soilDeskWords.range), { least, most }),
    at: [value],
  }
}
