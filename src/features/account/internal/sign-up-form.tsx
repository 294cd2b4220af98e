import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { missing, wrongPhone } from './code-notices.ts'
import { HaveCode, haveCode } from './have-code.tsx'
import { useSavedFields } from './saved-fields.ts'
import { PasswordField, passwordProblemText } from './password-field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import type { RequestCodes } from './use-sign-in-progress.ts'

/** Creates an account. Sends codes first; the password stays in this page's memory until a code is confirmed. */
export function SignUpForm({ onCodes }: { onCodes: RequestCodes }) {
  const saved = useSavedFields('sign-up')

  const submit = async (form: HTMLFormElement, how: string) => {
    const typed = typedIn(form)
    const isThere = how === haveCode
    const wanted = ['username', 'displayName', 'email', 'phone', ...(isThere ? [] : ['password'])]
    const empty = wanted.filter((name) => !typed[name])
    if (empty.length > 0)
      return missing(t`Please provide username, display name, email, phone number, and password`, empty)
    const number = indianMobile(typed['phone']!)
    if (!number) return wrongPhone()
    const { username, displayName, email, password } = typed
    const problem = password && passwordProblemText(password)
    if (problem) return { title: t`Password`, text: problem, at: ['password'] }
    const name = `${displayName} (${username})`
    return onCodes(
      { reach: { email, phone: number }, purpose: 'sign-up', displayName: name },
      { isThere, ...(password && { password }) },
    )
  }

  return (
    <TypedForm submit={submit} {...saved}>
      <Field label={t`Username`} name="username" longest={30} required />
      <Field label={t`Display name`} name="displayName" longest={40} required />
      <Field label={t`Email`} name="email" type="email" longest={254} required />
      <Field label={t`Phone number`} name="phone" type="tel" required />
      <PasswordField label={t`Password`} isNew />
      <Submit>{t`Sign Up`}</Submit>
      <HaveCode />
    </TypedForm>
  )
}
