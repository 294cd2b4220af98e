import type { Form } from '#src/forms/define.ts'
import { say } from '#src/i18n/words.ts'

/** The name of a form, with what it was opened for in it. */
export function formTitle(form: Form, subject?: string): string {
  const what = subject === undefined ? undefined : form.subjects?.[subject]
  return say(form.title)
    .replace('{subject}', what ? say(what.title) : '')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '')
}
