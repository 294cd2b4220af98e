import type { Form } from '#src/forms/define.ts'
import { askedForText } from '#src/forms/opened-from.ts'
import { say } from '#src/i18n/words.ts'

/** The name of a form, with what it was opened for in it; its short name where the title is that alone. */
export function formTitle(form: Form, subject?: string): string {
  const what = subject === undefined ? undefined : form.subjects?.[subject]
  const title = say(form.title)
    .replace('{subject}', what ? say(what.title) : '')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '')
  return title || say(form.shortTitle)
}

/** What a form asks for: its subject and what was pressed, none of them twice; empty where it says neither. */
export function wantedText(
  { subjects }: Pick<Form, 'subjects'>,
  subject?: string,
  askedFor?: string,
): string {
  const of = subject === undefined ? undefined : subjects?.[subject]
  const [what, pressed] = [of ? say(of.title) : '', askedForText({ ...(askedFor && { askedFor }) }) ?? '']
  if (isSaidIn(pressed, what)) return what
  return isSaidIn(what, pressed) ? pressed : `${what}: ${pressed}`
}

/**
 * Requested, where it is listed: the title bids to do what is done by then. The service goes before what it is
 * about, unless that has its words in it already.
 */
export function requestTitle(form: Form, subject?: string, askedFor?: string): string {
  const service = say(form.shortTitle)
  const about = wantedText(form, subject, askedFor)
  if (!about) return service
  return isSaidIn(service, about) ? about : `${service}: ${about}`
}

function isSaidIn(text: string, other: string): boolean {
  const said = new Set(wordsOf(other))
  return wordsOf(text).every((word) => said.has(word))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s:,]+/)
    .filter(Boolean)
}
