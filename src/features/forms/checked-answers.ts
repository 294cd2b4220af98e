import type { Form } from './define.ts'
import { knownOrigin, withOpenedFrom } from './opened-from.ts'
import type { Answers } from '#src/base/answers.ts'

/** The answers of a request as the desk may believe them. */
export interface CheckedAnswers {
  /** What the person wrote, and what follows from it by this build's own tables: the origin and the price. */
  readonly answers: Answers
  /** What the phone sent although it does not follow: another price, an origin that is none of our pages. */
  readonly claimed: Answers
}

/**
 * Derives the derived answers of a request again. A phone is anybody's program: its text for "the price shown" is what it likes.
 * A price in another language agrees if its numbers do; after a change of prices it differs, and is only what the phone says.
 */
export function checkedAnswers(form: Form, subject: string | undefined, sent: Answers): CheckedAnswers {
  const isClaim = (key: string) => {
    const field = form.fields[key]
    if (!field?.handed || key === 'quoted') return false
    if (key === 'askedFor') return knownOrigin(sent[key]) === undefined
    return field.isOurs?.(subject, sent) === false
  }
  const believed = Object.fromEntries(Object.entries(sent).filter(([key]) => !isClaim(key)))
  const answers = withOpenedFrom(form, subject, believed)
  const { quoted } = sent
  const agrees = typeof quoted === 'string' && isSamePrice(quoted, answers['quoted'])
  const others = Object.entries(sent).filter(([key]) => key !== 'quoted' && !Object.hasOwn(answers, key))
  const claimed = { ...Object.fromEntries(others), ...(quoted === undefined || agrees ? {} : { quoted }) }
  return { answers, claimed }
}

function isSamePrice(text: string, own: unknown): boolean {
  return typeof own === 'string' && numbersIn(text) === numbersIn(own)
}

/** Returns the numbers of a text in order of size: languages name them in different orders. */
function numbersIn(text: string): string {
  const found = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  return found
    .map((number) => Number(number.replaceAll(',', '')))
    .toSorted((a, b) => a - b)
    .join(' ')
}
