import { brokenInFiles } from '#src/features/forms/check-files.ts'
import { brokenRules } from '#src/features/forms/check.ts'
import type { BrokenRule, ListedFile, Rules } from '#src/features/forms/rules.ts'
import type { Answers } from '#src/base/answers.ts'

/**
 * The one broken rule that the database names: it looks at the fields by their keys, then at the slots by theirs, for it
 * keeps no order of them.
 */
export function refusalOf(
  rules: Rules,
  subject: string | undefined,
  answers: Answers,
  manifest?: readonly ListedFile[],
): BrokenRule | undefined {
  const slots = (manifest ?? []).map(({ slot }) => slot)
  const inAnswers = brokenRules(rules, subject, answers, slots)
  const first = inAnswers[0]
  if (first && !Object.hasOwn(rules.fields, first.field)) return first
  if (first) return inAnswers.toSorted((a, b) => byCodePoint(a.field, b.field))[0]
  return manifest && brokenInFiles(rules.documents ?? {}, manifest)[0]
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
