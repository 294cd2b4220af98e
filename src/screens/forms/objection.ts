import { t } from '@lingui/core/macro'
import { limitedFor } from '#src/forms/check.ts'
import type { Form } from '#src/forms/define.ts'
import { say } from '#src/i18n/words.ts'
import type { Told } from './form-notice.tsx'
import { problemText } from './problem-text.ts'
import type { Missing } from './missing.ts'

/**
 * What is said where a form cannot be submitted: the specified notice where something is missing; where something is wrong
 * instead, what that is; nothing where all is well.
 */
export function objection(
  form: Form,
  subject: string | undefined,
  { answers, files }: Missing,
): Told | undefined {
  const broken = [...answers, ...files]
  const [first] = broken
  if (!first) return undefined
  const { title, text } = form.missing
  const missing = broken.some(({ problem }) => problem === 'required')
  const field = form.fields[first.field]
  if (answers.some((rule) => form.fields[rule.field]?.accepted))
    return { title: say(title), text: t`Accept the terms first. Then you can submit.` }
  return {
    title: missing ? say(title) : t`Please correct this`,
    text: missing ? say(text) : problemText(field && limitedFor(field, subject), first.problem),
  }
}

/** What is said to a guest where a form needs an account. */
export function signInNotice({ needsAccount }: Form): Told {
  if (needsAccount) return { title: say(needsAccount.title), text: say(needsAccount.text), needsSignIn: true }
  return {
    needsSignIn: true,
    title: t`Authentication Required`,
    text: t`Sign in to submit this. What you wrote is kept as a draft.`,
  }
}
