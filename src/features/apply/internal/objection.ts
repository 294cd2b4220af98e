import { t } from '@lingui/core/macro'
import type { Form } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { FormNoticeText } from './form-notice.tsx'
import { ruleText } from './problem-text.ts'
import type { MissingFields } from './missing-fields.ts'

/**
 * Returns the notice for a form that cannot be submitted: the specified one if an answer is missing, otherwise the
 * fault; `undefined` for a valid form.
 */
export function objection(
  form: Form,
  subject: string | undefined,
  { answers, files }: MissingFields,
): FormNoticeText | undefined {
  const broken = [...answers, ...files]
  const [first] = broken
  if (!first) return undefined
  const { title, text } = form.missing
  const missing = broken.some(({ problem }) => problem === 'required')
  if (answers.some((rule) => form.fields[rule.field]?.accepted))
    return { title: localize(title), text: t`Accept the terms first. Then you can submit.` }
  return {
    title: missing ? localize(title) : t`Please correct this`,
    text: missing ? localize(text) : ruleText(form, subject, first),
  }
}

/** Returns the notice for a guest if the form requires an account. */
export function signInNotice({ needsAccount }: Form): FormNoticeText {
  if (needsAccount)
    return { title: localize(needsAccount.title), text: localize(needsAccount.text), needsSignIn: true }
  return {
    needsSignIn: true,
    title: t`Authentication Required`,
    text: t`Sign in to submit this. Your answers are kept as a draft.`,
  }
}
