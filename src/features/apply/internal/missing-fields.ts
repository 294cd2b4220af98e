import { brokenRules, rulesOf } from '#src/features/forms/check.ts'
import { attachmentsOf } from '#src/features/forms/attachments.ts'
import { brokenInFiles } from '#src/features/forms/check-files.ts'
import { unreachableDays } from '#src/features/forms/reachable-days.ts'
import { partsOfCounts } from '#src/features/forms/whole-numbers.ts'
import { beyondOrigin } from '#src/features/forms/opened-from.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { BrokenRule, ListedFile } from '#src/features/forms/rules.ts'
import type { Answers } from '#src/base/answers.ts'

/** Missing and invalid parts of a form. */
export interface MissingFields {
  readonly answers: readonly BrokenRule[]
  readonly files: readonly BrokenRule[]
}

/** Returns missing and invalid answers and documents. */
export function missingFields(
  form: Form,
  subject: string | undefined,
  answers: Answers,
  files: readonly ListedFile[],
): MissingFields {
  const slots = files.map(({ slot }) => slot)
  const broken = brokenRules(rulesOf(form), subject, answers, slots)
  const onlyHere = [
    ...unreachableDays(form, answers),
    ...partsOfCounts(form, answers),
    ...beyondOrigin(answers),
  ]
  return {
    // One fault a field: 0.5 is too little, and no whole number.
    answers: [...broken, ...onlyHere.filter(({ field }) => !broken.some((rule) => rule.field === field))],
    files: brokenInFiles(attachmentsOf(form), files),
  }
}
