import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { notify } from '#src/ui/toasts.ts'
import { Field, typedIn } from './field.tsx'
import { missing, wrongPhone } from './code-notices.ts'
import { HaveCode } from './have-code.tsx'
import { useKeptFields } from './kept-fields.ts'
import { PasswordField, passwordProblemText } from './password-field.tsx'
import type { AskForCodes } from './use-way-in.ts'

/** A new account. The codes come first; the password stays on this page until one of them has come back. */
export function SignUpForm({ onCodes }: { onCodes: AskForCodes }) {
  const [busy, setBusy] = useState(false)
  const kept = useKeptFields('sign-up')

  const codes = async (form: HTMLFormElement, isThere = false) => {
    const { username, displayName, email, phone, password } = typedIn(form)
    if (!username || !displayName || !email || !phone || !(password || isThere))
      return missing(t`Please provide username, display name, email, phone number, and password`)
    const number = indianMobile(phone)
    if (!number) return wrongPhone()
    const problem = password && passwordProblemText(password)
    if (problem) return notify({ title: t`Password`, text: problem, tone: 'alarm' })
    setBusy(true)
    const name = `${displayName} (${username})`
    await onCodes(
      { reach: { email, phone: number }, purpose: 'sign-up', displayName: name },
      { isThere, ...(password && { password }) },
    )
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void codes(event.currentTarget)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit} {...kept}>
      <h1>{t`Sign Up`}</h1>
      <Field label={t`Username`} name="username" autoComplete="nickname" maxLength={30} />
      <Field label={t`Display name`} name="displayName" autoComplete="name" maxLength={40} />
      <Field label={t`Email`} name="email" type="email" autoComplete="email" maxLength={254} />
      <Field label={t`Phone number`} name="phone" type="tel" autoComplete="tel" maxLength={20} />
      <PasswordField label={t`Password`} isNew />
      <button type="submit" className="button" aria-disabled={busy}>
        {busy ? t`One moment…` : t`Sign Up`}
      </button>
      <HaveCode onTap={(form) => void codes(form, true)} />
    </form>
  )
}
