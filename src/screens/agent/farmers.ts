import type { DraftOnBoard } from '#src/core/drafts/board.ts'
import { nameIn } from '#src/core/submissions/name-in.ts'
import type { Request } from '#src/core/requests/requests.ts'
import { brokenRules, rulesOf } from '#src/forms/check.ts'
import type { Form } from '#src/forms/define.ts'
import { say } from '#src/i18n/words.ts'
import { answersOf, typedOf } from '#src/screens/forms/typed.ts'

/** Something that was submitted for another, and for whom. */
export interface ForAnother {
  readonly id: string
  readonly name: string | undefined
  readonly request: Request
}

/** So many missing answers are named; the rest is a number. */
const mostNamed = 3

/** What still has to be answered in a draft, by the names of the questions; of many the first, and how many more. */
export function missingIn(
  form: Form,
  { subject, answers }: Pick<DraftOnBoard, 'subject' | 'answers'>,
): string[] {
  const typed = typedOf(form, subject, answers, { isDraft: true })
  const labels = brokenRules(rulesOf(form), subject, answersOf(form, subject, typed)).flatMap(({ field }) => {
    const label = form.fields[field]?.label
    return label ? [say(label)] : []
  })
  const more = labels.length - mostNamed
  return more > 0 ? [...labels.slice(0, mostNamed), `+${more}`] : labels
}

/** Those whose name has these letters in it, whatever their case; all where nothing is asked for. */
export function draftsNamed<Named extends { readonly name?: string | undefined }>(
  all: readonly Named[],
  wanted: string,
): readonly Named[] {
  const letters = wanted.trim().toLocaleLowerCase()
  return letters ? all.filter(({ name }) => name?.toLocaleLowerCase().includes(letters)) : all
}

/** What the centre has that was filled in for others, with the names that were written in it. */
export function submittedForOthers(requests: readonly Request[]): ForAnother[] {
  return requests
    .filter(({ filled_by: filledBy, status }) => filledBy !== null && status !== 'replaced')
    .map((request) => ({ id: request.id, name: nameIn(request.answers), request }))
}
