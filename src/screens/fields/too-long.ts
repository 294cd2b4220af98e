import { plural } from '@lingui/core/macro'
import { speakFaults } from '#src/i18n/phrases-of-faults.ts'
import { language } from '#src/i18n/words.ts'

speakFaults(language())

/** What is said of words that do not fit, by how many characters; the database counts them the same way. */
export function tooLongText(over: number): string {
  return plural(over, {
    one: 'This is too long by # letter. Shorten it.',
    other: 'This is too long by # letters. Shorten it.',
  })
}
