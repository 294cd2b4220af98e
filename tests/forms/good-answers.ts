import { isShown } from '#src/features/forms/check.ts'
import type { FieldRule, Rules } from '#src/features/forms/rules.ts'
import type { Answer, Answers } from '#src/base/answers.ts'

/** An answer that a rule takes. */
export function goodAnswer({ type, options, max, least = 0 }: FieldRule): Answer {
  switch (type) {
    case 'phone':
      return '9876543210'
    case 'email':
      return 'ranjit@example.org'
    case 'number':
      return Math.max(least, 1)
    case 'pin':
      return '145001'
    case 'place':
      return 'geo:32.2733,75.6522;u=12;t=1732170000000'
    case 'date':
      return '2026-12-01'
    case 'choice':
      return options![0]!
    case 'yesNo':
      return true
    default:
      return 'ਰਣਜੀਤ ਸਿੰਘ'.slice(0, max)
  }
}

/**
 * Answers to every field that is shown for a subject; `wanted` has the answers of fields on which others depend. Fields
 * are answered in rounds, since an answer may show the next field.
 */
export function goodAnswers(rules: Rules, subject: string | undefined, wanted: Answers = {}): Answers {
  let answers: Answers = {}
  for (;;) {
    const next = Object.fromEntries(
      Object.entries(rules.fields)
        .filter(([, rule]) => isShown(rule, subject, answers))
        .map(([key, rule]) => [key, wanted[key] ?? goodAnswer(rule)]),
    )
    if (Object.keys(next).length === Object.keys(answers).length) return next
    answers = next
  }
}

/** Every way in which a form can be opened and its deciding fields answered, each with answers to all that it shows. */
export function waysThrough(rules: Rules): { subject: string | undefined; answers: Answers }[] {
  const deciding = Object.values(rules.fields).flatMap(({ shownWhen }) =>
    shownWhen && 'field' in shownWhen
      ? ('is' in shownWhen ? shownWhen.is : [false]).map((answer) => ({ [shownWhen.field]: answer }))
      : [],
  )
  return (rules.subjects ?? [undefined]).flatMap((subject) =>
    [{}, ...deciding].map((wanted) => ({ subject, answers: goodAnswers(rules, subject, wanted) })),
  )
}
