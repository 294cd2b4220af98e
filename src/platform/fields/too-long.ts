import { plural } from '@lingui/core/macro'
import { speakFaults } from '#src/platform/i18n/phrases-of-faults.ts'
import { language } from '#src/platform/i18n/words.ts'

speakFaults(language())

/** Returns the fault of a text that is too long by some characters, counted as the database does. */
export function tooLongText(over: number): string {
  return plural(over, {
    one: 'This is too long by # letter. Shorten it.',
    other: 'This is too long by # letters. Shorten it.',
  })
}
