import { indianMobile, latinDigits } from '#src/base/phone.ts'
import { isShown } from '#src/forms/check.ts'
import type { Form } from '#src/forms/define.ts'
import type { Answer, Answers } from '#src/forms/rules.ts'

/** What stands in the fields, as it was typed, also in those that are not shown just now. */
export type Typed = Readonly<Record<string, string | boolean>>

/** The fields as they stand when a form opens: with the answers that are there, else each field's own start. */
export function typedOf(form: Form, answers: Answers = {}): Typed {
  return Object.fromEntries(
    Object.entries(form.fields).map(([key, { type, start }]) => {
      const answer = answers[key] ?? start
      return [key, type === 'yesNo' ? answer === true : answer === undefined ? '' : String(answer)]
    }),
  )
}

/** What is kept of unfinished fields: everything that was typed, as it was typed. */
export function draftOf(typed: Typed): Answers {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
}

/** The answers of the fields that are shown; what was left empty is absent. */
export function answersOf(form: Form, subject: string | undefined, typed: Typed): Answers {
  const all: Record<string, Answer> = {}
  for (const [key, { type }] of Object.entries(form.fields)) {
    const answer = answerOf(type, typed[key] ?? '')
    if (answer !== undefined) all[key] = answer
  }
  return shownOnly(form, subject, all)
}

/** A field that is hidden has no answer, and then may hide the next. */
function shownOnly(form: Form, subject: string | undefined, answers: Answers): Answers {
  const shown = Object.entries(answers).filter(([key]) => isShown(form.fields[key]!, subject, answers))
  return shown.length === Object.keys(answers).length
    ? answers
    : shownOnly(form, subject, Object.fromEntries(shown))
}

function answerOf(type: Form['fields'][string]['type'], value: string | boolean): Answer | undefined {
  if (typeof value === 'boolean') return value || undefined
  const text = value.trim()
  if (!text) return undefined
  // What cannot be read stays as it was typed, so that the check can object to it.
  if (type === 'phone') return indianMobile(text) ?? text
  if (type === 'number') return numberOf(text) ?? text
  return text
}

/** A number as people write it: 3,00,000 or 2.5, in the digits of any of our scripts. */
function numberOf(text: string): number | undefined {
  const digits = latinDigits(text).replaceAll(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}
