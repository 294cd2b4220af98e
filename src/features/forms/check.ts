import { isPinCode } from '#src/base/typed-code.ts'
import { hasHidden } from '#src/base/clean-text.ts'
import { isGeoUri, spotIn } from '#src/base/geo.ts'
import { attachmentsOf, slotsInsteadOf } from './attachments.ts'
import type { Form } from './define.ts'
import type { BrokenRule, DocumentRule, FieldRule, Rules } from './rules.ts'
import type { Answer, Answers } from '#src/base/answers.ts'

type Problem = BrokenRule['problem']

/** Returns the rules of a form without its texts: for publishing and for validation. */
export function rulesOf(form: Form): Rules {
  const attachments = attachmentsOf(form)
  return {
    sender: form.sender,
    table: form.table,
    ...(form.subjects && { subjects: Object.keys(form.subjects) }),
    fields: Object.fromEntries(
      Object.entries(form.fields).map(([key, { options, ...field }]) => [
        key,
        ruleOf({
          ...field,
          ...(options && { options: options.map(({ value }) => value) }),
          ...(field.required && ruleOfFiles(slotsInsteadOf(key, form))),
        }),
      ]),
    ),
    ...(Object.keys(attachments).length > 0 && { documents: documentRules(attachments) }),
  }
}

/** A list only of several, as in published rules. */
function ruleOfFiles([slot, ...others]: readonly string[]): Pick<FieldRule, 'orFile'> {
  if (slot === undefined) return {}
  return { orFile: others.length > 0 ? [slot, ...others] : slot }
}

function documentRules(documents: ReturnType<typeof attachmentsOf>): Record<string, DocumentRule> {
  const rules = Object.entries(documents).map(
    ([slot, { required, types, most, seconds }]): [string, DocumentRule] => [
      slot,
      { ...(required && { required }), types, ...(most && { most }), ...(seconds && { seconds }) },
    ],
  )
  return Object.fromEntries(rules)
}

/** Returns the properties of a rule in a fixed order, so that published rules compare as text. */
function ruleOf(field: FieldRule): FieldRule {
  const { type, required, orFile, max, least, most, mostBySubject, options, accepted, shownWhen } = field
  const all = { type, required, orFile, max, least, most, mostBySubject, options, accepted, shownWhen }
  const parts = Object.entries(all)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as unknown as FieldRule
}

/** True if a field is shown with these answers; a hidden field has no answer. */
export function isShown(
  { shownWhen }: Pick<FieldRule, 'shownWhen'>,
  subject: string | undefined,
  answers: Answers,
): boolean {
  if (!shownWhen) return true
  if ('subject' in shownWhen) return isIn(shownWhen.subject, subject)
  const answer = ownAnswer(answers, shownWhen.field)
  return 'is' in shownWhen ? isIn(shownWhen.is, answer) : !isIn(shownWhen.isNot, answer)
}

/**
 * Returns every broken rule: the subject first, then unknown answers, then fields in the form's order. Empty if the
 * database would accept the answers (its function broken_rule finds a fault exactly when this or brokenInFiles does).
 *
 * @param files the slots of its files: one of them may stand for a required answer
 */
export function brokenRules(
  rules: Rules,
  subject: string | undefined,
  answers: Answers,
  files: readonly string[] = [],
): BrokenRule[] {
  const inSubject = subjectProblem(rules, subject)
  const answeredByFile = ({ field, problem }: BrokenRule) => {
    const slots: readonly unknown[] = [rules.fields[field]?.orFile].flat()
    return problem === 'required' && slots.some((slot) => isIn(files, slot))
  }
  const inAnswers = isRecord(answers) ? brokenInAnswers(rules, subject, answers) : [noAnswers]
  return [
    ...(inSubject ? [{ field: 'subject', problem: inSubject }] : []),
    ...inAnswers.filter((rule) => !answeredByFile(rule)),
  ]
}

/** True if a list of values has this one; without a value it has not. */
const isIn = (list: readonly unknown[], value: unknown) => list.includes(value)

/** Answers of a file or an old draft may have any type. */
function isRecord(answers: unknown): boolean {
  return typeof answers === 'object' && answers !== null && !Array.isArray(answers)
}

const noAnswers: BrokenRule = { field: 'answers', problem: 'type' }

function brokenInAnswers(rules: Rules, subject: string | undefined, answers: Answers): BrokenRule[] {
  const unknown = Object.keys(answers).filter((key) => !Object.hasOwn(rules.fields, key))
  const inFields = Object.entries(rules.fields).map(
    ([key, rule]) =>
      [
        key,
        fieldProblem(limitedFor(rule, subject), isShown(rule, subject, answers), ownAnswer(answers, key)),
      ] as const,
  )
  return [
    ...unknown.toSorted().map((field) => ({ field, problem: 'unknown' as const })),
    ...inFields.flatMap(([field, problem]) => (problem ? [{ field, problem }] : [])),
  ]
}

/** Returns an own property only: a field called `constructor` has no inherited answer. */
function ownAnswer(answers: Answers, key: string): Answer | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined
}

function subjectProblem({ subjects }: Rules, subject: string | undefined): Problem | undefined {
  if (!subjects) return subject === undefined ? undefined : 'unknown'
  if (subject === undefined) return 'required'
  return subjects.includes(subject) ? undefined : 'option'
}

/** Returns the rule with the limit of a subject. */
export function limitedFor<Rule extends Pick<FieldRule, 'most' | 'mostBySubject'>>(
  rule: Rule,
  subject: string | undefined,
): Rule {
  const limit = Object.entries(rule.mostBySubject ?? {}).find(([key]) => key === subject)?.[1]
  return limit === undefined ? rule : { ...rule, most: Math.min(limit, rule.most ?? Infinity) }
}

function fieldProblem(rule: FieldRule, shown: boolean, answer: Answer | undefined): Problem | undefined {
  if (!shown) return answer === undefined ? undefined : 'hidden'
  if (answer === undefined) return (rule.required ?? rule.accepted) && 'required'
  if (typeof answer === 'number') return numberProblem(rule, answer)
  if (typeof answer === 'boolean') return yesNoProblem(rule, answer)
  return typeof answer === 'string' ? wordProblem(rule, answer) : 'type'
}

function yesNoProblem({ type, accepted }: FieldRule, answer: boolean): Problem | undefined {
  if (type !== 'yesNo') return 'type'
  return accepted && !answer ? 'required' : undefined
}

function numberProblem({ type, least = -Infinity, most = Infinity }: FieldRule, answer: number) {
  if (type !== 'number' || !Number.isFinite(answer)) return 'type'
  return answer < least || answer > most ? 'range' : undefined
}

function wordProblem(rule: FieldRule, answer: string): Problem | undefined {
  return (wordProblems[rule.type] ?? notInWords)(rule, answer)
}

const wordProblems: Partial<
  Record<FieldRule['type'], (rule: FieldRule, answer: string) => Problem | undefined>
> = {
  text: ({ max }, answer) => textProblem(answer, max ?? 200),
  longText: ({ max }, answer) => textProblem(answer, max ?? 2000, true),
  email: (_, answer) => textProblem(answer, 254) ?? unless(/^[^@\s]+@[^@\s]+$/.test(answer), 'format'),
  phone: (_, answer) => unless(/^[6-9]\d{9}$/.test(answer), 'format'),
  date: (_, answer) => unless(isDay(answer), 'format'),
  choice: ({ options }, answer) => unless(options?.includes(answer), 'option'),
  pin: (_, answer) => unless(isPinCode(answer), 'format'),
  // A text that begins as a geo URI must be a valid one.
  place: (_, answer) =>
    textProblem(answer, 300) ?? unless(!isGeoUri(answer) || spotIn(answer) !== undefined, 'format'),
}

function notInWords(): Problem {
  return 'type'
}

function unless(isWell: boolean | undefined, problem: Problem): Problem | undefined {
  return isWell ? undefined : problem
}

/** Invisible characters: white space, joiners, direction marks, fillers. Same as in the database's text_problem. */
const unseen =
  /^(?:[\p{Cc} \u00a0\u00ad\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]|\u034f|[\ufe00-\ufe0f])*$/u

function textProblem(text: string, longest: number, lines = false): Problem | undefined {
  if (Array.from(text).length > longest) return 'length'
  return hasHidden(text, lines) || isBlank(text) ? 'format' : undefined
}

/** True for a text without visible characters. */
export function isBlank(text: string): boolean {
  return unseen.test(text)
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  // Years repeat after 400, and JavaScript maps years below 100 to the 20th century. A day too many is in another month.
  return new Date(Date.UTC(2000 + (year % 400), month - 1, day)).getUTCMonth() === month - 1
}
