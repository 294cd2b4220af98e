import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import type { Reach } from '#src/core/account/codes.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { notify } from '#src/ui/toasts.ts'
import { Field, typedIn } from './field.tsx'
import { codesNotice, missing, wrongPhone } from './code-notices.ts'

/** A new account; the codes that follow confirm it. */
export function SignUpForm({ onCodes }: { onCodes: (reach: Reach) => void }) {
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { username, displayName, email, phone, password } = typedIn(event.currentTarget)
    if (!username || !displayName || !email || !phone || !password)
      return missing(t`Please provide username, display name, email, phone number, and password`)
    const number = indianMobile(phone)
    if (!number) return wrongPhone()
    setBusy(true)
    const loaded = await loadOrSay(() => import('#src/core/account/codes.ts'))
    if (!loaded) return setBusy(false)
    const answer = await loaded.signUp({
      email,
      phone: number,
      password,
      displayName: `${displayName} (${username})`,
    })
    notify(codesNotice(answer, t`Sign Up Failed`))
    if (answer.sent.length) onCodes({ email, phone: number })
    setBusy(false)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <h1>{t`Sign Up`}</h1>
      <Field label={t`Username`} name="username" autoComplete="nickname" maxLength={30} />
      <Field label={t`Display name`} name="displayName" autoComplete="name" maxLength={40} />
      <Field label={t`Email`} name="email" type="email" autoComplete="email" maxLength={254} />
      <Field label={t`Phone number`} name="phone" type="tel" autoComplete="tel" maxLength={20} />
      <Field label={t`Password`} name="password" type="password" autoComplete="new-password" maxLength={72} />
      <button type="submit" className="button" disabled={busy}>
        {busy ? t`One moment…` : t`Sign Up`}
      </button>
    </form>
  )
}
