import { fill } from '#src/base/fill.ts'
import type { FarmField } from '#src/base/farm-field.ts'
import { isolated } from '#src/base/isolated.ts'
import { numberText } from '#src/base/number-text.ts'
import { farmFieldWords } from '#src/content/farm-field-words.ts'
import { acresIn } from '#src/base/acres.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** Returns a field in one line, with each of its texts isolated: `Canal field · 2 acres · Sarna`. */
export function farmFieldLine({ name, acres, village, place }: FarmField): string {
  return [name, acresText(acres), village || place]
    .filter(Boolean)
    .map((part) => isolated(part))
    .join(' · ')
}

/** Returns acres with their word; a text without a number of acres stays as written. */
export function acresText(acres: string): string {
  const count = acresIn(acres)
  if (count === undefined) return acres
  if (count === 1) return localize(farmFieldWords.oneAcre)
  return fill(localize(farmFieldWords.manyAcres), { acres: numberText(count) })
}
