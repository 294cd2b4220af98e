import type { Form } from '#src/forms/define.ts'
import { contextText } from '#src/forms/opened-from.ts'
import { localize } from '#src/i18n/words.ts'

/** The name of a form, with what it was opened for in it; its short name where the title is that alone. */
export function formTitle(form: Form, subject?: string): string {
  const what = subject === undefined ? undefined : form.subjects?.[subject]
  const title = localize(form.title)
    .replace('{subject}', what ? localize(what.title) : '')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '')
  return title || localize(form.shortTitle)
}

/** What a form asks for: its subject and what was pressed, none of them twice; empty where it says neither. */
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
 * Requested, where it is listed: the title bids to do what is done by then. The service goes before what it is
 * about, unless that has its words in it already.
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
