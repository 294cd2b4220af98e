import { fill } from '#src/base/fill.ts'
import type { Form } from '#src/features/forms/define.ts'
import { contextText } from '#src/features/forms/opened-from.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** Returns the title of a form with its subject inserted; the short title if nothing else is left. */
export function formTitle(form: Form, subject?: string): string {
  const what = subject === undefined ? undefined : form.subjects?.[subject]
  const title = fill(localize(form.title), { subject: what ? localize(what.title) : '' }).replace(
    /^[\s:–-]+|[\s:–-]+$/g,
    '',
  )
  return title || localize(form.shortTitle)
}

/** Returns the request of a form: its subject and its origin without repetition; empty if both are unknown. */
export function wantedText(
  { subjects }: Pick<Form, 'subjects'>,
  subject?: string,
  askedFor?: string,
): string {
  const of = subject === undefined ? undefined : subjects?.[subject]
  const [what, pressed] = [of ? localize(of.title) : '', contextText({ ...(askedFor && { askedFor }) }) ?? '']
  if (isContainedIn(pressed, what)) return what
  return isContainedIn(what, pressed) ? pressed : `${what}: ${pressed}`
}

/**
 * Returns the title of a submitted request in lists, because the form's own title is an invitation. The service comes
 * first, unless the request names it already.
 */
export function requestTitle(form: Form, subject?: string, askedFor?: string): string {
  const service = localize(form.shortTitle)
  const about = wantedText(form, subject, askedFor)
  if (!about) return service
  return isContainedIn(service, about) ? about : `${service}: ${about}`
}

function isContainedIn(text: string, other: string): boolean {
  const words = new Set(wordsOf(other))
  return wordsOf(text).every((word) => words.has(word))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s:,]+/)
    .filter(Boolean)
}
