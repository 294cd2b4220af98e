import { cleanText } from '#src/base/clean-text.ts'
import { indianMobile, latinDigits } from '#src/base/phone.ts'
import { typedCode } from '#src/base/typed-code.ts'
import { typedDay } from '#src/base/typed-day.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { cleanedAs } from '#src/base/typed-text.ts'
import { isBlank, isShown } from './check.ts'
import type { Field } from './define.ts'
import type { FieldRule, Rules } from './rules.ts'
import type { Answer, Answers } from '#src/base/answers.ts'

/** Field values as typed, hidden fields included. */
export type Typed = Readonly<Record<string, string | boolean | undefined>>

/**
 * Returns the answers in the form that the rules want: trimmed, phones as +91 and ten digits, numbers as numbers,
 * days as YYYY-MM-DD, Latin digits. Leaves out empty, unticked, hidden and unknown fields. An unreadable answer stays
 * as typed, so that validation reports it.
 */
export function cleanAnswers(rules: Rules, subject: string | undefined, typed: Typed): Answers {
  const answers: Record<string, Answer> = {}
  for (const [key, rule] of Object.entries(rules.fields)) {
    const answer = cleanAnswer(rule, Object.hasOwn(typed, key) ? typed[key] : undefined)
    if (answer !== undefined) answers[key] = answer
  }
  return shownAnswers(rules, subject, answers)
}

/** Returns the answers without those of hidden fields; hiding one field may hide the next. */
function shownAnswers(rules: Rules, subject: string | undefined, answers: Answers): Answers {
  const all = Object.entries(answers)
  const shown = all.filter(([key]) => isShown(rules.fields[key]!, subject, answers))
  return shown.length === all.length ? answers : shownAnswers(rules, subject, Object.fromEntries(shown))
}

/** Returns the initial values of a form that is opened for a subject. */
export function startOf(
  { start, startsAsSubject, options }: Pick<Field, 'start' | 'startsAsSubject' | 'options'>,
  subject: string | undefined,
): string | boolean | undefined {
  return startsAsSubject && options?.some(({ value }) => value === subject) ? subject : start
}

function cleanAnswer({ type }: FieldRule, typed: string | boolean | undefined): Answer | undefined {
  if (typeof typed !== 'string') return typed || undefined
  const text = cleanText(typed, type === 'longText')
  if (isBlank(text)) return undefined
  return (cleaners[type] ?? latinDigits)(text)
}

/** Parsers of answers by field type. */
const cleaners: Partial<Record<FieldRule['type'], (text: string) => Answer>> = {
  phone: (text) => indianMobile(text)?.slice('+91'.length) ?? latinDigits(text),
  pin: (text) => pinCode(latinDigits(text)),
  number: (text) => typedNumber(text) ?? text,
  date: typedDay,
  email: (text) => cleanedAs('email', text),
  longText: (text) => text,
}

/** Returns a PIN code without blanks and dashes; any other text unchanged. */
const pinCode = (text: string) => (/^[\s\d\p{Pd}]+$/u.test(text) ? typedCode(text) : text)
