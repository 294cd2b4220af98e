import { brokenRules, rulesOf } from '#src/forms/check.ts'
import { attachmentsOf } from '#src/forms/attachments.ts'
import { brokenInFiles } from '#src/forms/check-files.ts'
import { unreachableDays } from '#src/forms/reachable-days.ts'
import type { Form } from '#src/forms/define.ts'
import type { Answers, BrokenRule, ListedFile } from '#src/forms/rules.ts'

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
  return {
    answers: [...brokenRules(rulesOf(form), subject, answers, slots), ...unreachableDays(form, answers)],
    files: brokenInFiles(attachmentsOf(form), files),
  }
}
