import { landSize } from '#src/base/acres.ts'
import { fill } from '#src/base/fill.ts'
import { farmFieldWords } from '#src/content/farm-field-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { acresText } from './farm-field-line.ts'

/** Returns a size of land in acres, for beside what was written: `= 1.563 acres`. `undefined` if it says acres already, or no size. */
export function sizeInAcres(text: unknown): string | undefined {
  const size = landSize(text)
  return size && 'acres' in size && !size.isPlain ? `= ${acresText(String(size.acres))}` : undefined
}

/** Returns the question about a size that has several meanings. */
export function questionAboutSize(text: unknown): string | undefined {
  const size = landSize(text)
  if (!size || !('asks' in size)) return undefined
  if (size.asks === 'bigha') return localize(farmFieldWords.asksBigha)
  return fill(localize(farmFieldWords.asksKanal), { kanal: size.kanal, marla: size.marla })
}
