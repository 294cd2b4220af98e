import type { Form } from './define.ts'
import type { Answer, Answers, BrokenRule, FieldRule, Rules } from './rules.ts'

type Problem = BrokenRule['problem']

/** The rules of a form without its words: what is published, and what answers are checked by. */
export function rulesOf(form: Form): Rules {
  return {
    sender: form.sender,
    table: form.table,
    ...(form.subjects && { subjects: Object.keys(form.subjects) }),
    fields: Object.fromEntries(
      Object.entries(form.fields).map(([key, { options, ...field }]) => [
        key,
        ruleOf({ ...field, ...(options && { options: options.map(({ value }) => value) }) }),
      ]),
    ),
  }
}

/** The parts of a rule that are there, always in the same order, so that published rules compare as text. */
function ruleOf(field: FieldRule): FieldRule {
  const { type, required, max, least, most, options, shownWhen } = field
  const parts = Object.entries({ type, required, max, least, most, options, shownWhen })
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as unknown as FieldRule
}

/** Whether a field is shown beside these answers; while it is not, it has no answer. */
export function isShown(
  { shownWhen }: Pick<FieldRule, 'shownWhen'>,
  subject: string | undefined,
  answers: Answers,
): boolean {
  if (!shownWhen) return true
  if ('subject' in shownWhen) return subject !== undefined && shownWhen.subject.includes(subject)
  const answer = ownAnswer(answers, shownWhen.field)
  return answer !== undefined && (shownWhen.is as readonly Answer[]).includes(answer)
}

/**
 * Every rule that the answers break: the subject first, then answers that no field asked for, then the fields in the
 * form's order. Empty where the database would take them (the function broken_rule there finds one exactly when this does).
 */
export function brokenRules(rules: Rules, subject: string | undefined, answers: Answers): BrokenRule[] {
  const inSubject = subjectProblem(rules, subject)
  const unknown = Object.keys(answers).filter((key) => !Object.hasOwn(rules.fields, key))
  const inFields = Object.entries(rules.fields).map(
    ([key, rule]) =>
      [key, fieldProblem(rule, isShown(rule, subject, answers), ownAnswer(answers, key))] as const,
  )
  return [
    ...(inSubject ? [{ field: 'subject', problem: inSubject }] : []),
    ...unknown.toSorted(byCodePoint).map((field) => ({ field, problem: 'unknown' as const })),
    ...inFields.flatMap(([field, problem]) => (problem ? [{ field, problem }] : [])),
  ]
}

/** The one broken rule that the database names: it looks at the fields by their keys, for it keeps no order of them. */
export function refusalOf(
  rules: Rules,
  subject: string | undefined,
  answers: Answers,
): BrokenRule | undefined {
  const all = brokenRules(rules, subject, answers)
  const first = all[0]
  if (!first || !Object.hasOwn(rules.fields, first.field)) return first
  return all.toSorted((a, b) => byCodePoint(a.field, b.field))[0]
}

/** `answers` comes from a person's page or draft: a field called `constructor` has no answer by birth. */
function ownAnswer(answers: Answers, key: string): Answer | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function subjectProblem({ subjects }: Rules, subject: string | undefined): Problem | undefined {
  if (!subjects) return subject === undefined ? undefined : 'unknown'
  if (subject === undefined) return 'required'
  return subjects.includes(subject) ? undefined : 'option'
}

function fieldProblem(rule: FieldRule, shown: boolean, answer: Answer | undefined): Problem | undefined {
  if (!shown) return answer === undefined ? undefined : 'hidden'
  if (answer === undefined) return rule.required && 'required'
  if (typeof answer === 'number') return numberProblem(rule, answer)
  if (typeof answer === 'boolean') return rule.type === 'yesNo' ? undefined : 'type'
  return typeof answer === 'string' ? wordProblem(rule, answer) : 'type'
}

function numberProblem({ type, least = -Infinity, most = Infinity }: FieldRule, answer: number) {
  if (type !== 'number' || !Number.isFinite(answer)) return 'type'
  return answer < least || answer > most ? 'range' : undefined
}

function wordProblem(rule: FieldRule, answer: string): Problem | undefined {
  switch (rule.type) {
    case 'text':
      return textProblem(answer, rule.max ?? 200)
    case 'longText':
      return textProblem(answer.replaceAll('\n', ' '), rule.max ?? 2000)
    case 'email':
      return textProblem(answer, 254) ?? unless(/^[^@\s]+@[^@\s]+$/.test(answer), 'format')
    case 'phone':
      return unless(/^[6-9]\d{9}$/.test(answer), 'format')
    case 'date':
      return unless(isDay(answer), 'format')
    case 'choice':
      return unless(rule.options?.includes(answer), 'option')
    default:
      return 'type'
  }
}

function unless(isWell: boolean | undefined, problem: Problem): Problem | undefined {
  return isWell ? undefined : problem
}

/**
 * Nothing that is seen: white space, and characters that only steer (joiners, marks of direction, fillers). The same as
 * in the database's text_problem.
 */
const unseen =
  /^(?:[\p{Cc} \u00a0\u00ad\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]|\u034f|[\ufe00-\ufe0f])*$/u

/** What no text holds: control characters, and halves of a character, which no database can store. */
const unwritable = /[\p{Cc}\p{Cs}]/u

function textProblem(text: string, longest: number): Problem | undefined {
  if (Array.from(text).length > longest) return 'length'
  return unwritable.test(text) || isBlank(text) ? 'format' : undefined
}

/** True for a text that has nothing to be seen in it. */
export function isBlank(text: string): boolean {
  return unseen.test(text)
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return false
  // Years repeat after 400, and JavaScript takes a year below 100 for one of the last century.
  return day >= 1 && day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}
