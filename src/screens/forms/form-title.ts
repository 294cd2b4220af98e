import type { Form } from '#src/forms/define.ts'
import { say } from '#src/i18n/words.ts'

/** The name of a form, with what it was opened for in it; its short name where the title is that alone. */
export function formTitle(form: Form, subject?: string): string {
  const what = subject === undefined ? undefined : form.subjects?.[subject]
  const title = say(form.title)
    .replace('{subject}', what ? say(what.title) : '')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '')
  return title || say(form.shortTitle)
}

/**
 * What was asked for, where it is listed: the title bids to do what is done by then. The service goes before what it is
 * about, unless that has its words in it already.
 */
export function requestTitle({ shortTitle, subjects }: Form, subject?: string): string {
  const what = subject === undefined ? undefined : subjects?.[subject]
  const service = say(shortTitle)
  if (!what) return service
  const about = say(what.title)
  const said = new Set(wordsOf(about))
  return wordsOf(service).every((word) => said.has(word)) ? about : `${service}: ${about}`
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(' ')
}
