import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import type { Reach } from '#src/core/account/codes.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { notify } from '#src/ui/toasts.ts'
import { Field, typedIn } from './field.tsx'
import { codesNotice, missing, wrongPhone } from './code-notices.ts'
import { signInNotice } from './sign-in-notice.ts'

/** Signing in by e-mail and phone, with a password or, with password mode off, by one-time codes. */
export function SignInForm({ onCodes }: { onCodes: (reach: Reach) => void }) {
  const [byPassword, setByPassword] = useState(true)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email, phone, password } = typedIn(event.currentTarget)
    if (!email || !phone) return missing(t`Please provide both email and phone number`)
    const number = indianMobile(phone)
    if (!number) return wrongPhone()
    if (byPassword && !password)
      return notify({ title: t`Missing Password`, text: t`Please provide your password`, tone: 'alarm' })
    setBusy(true)
    await (byPassword ? signInByPassword(email, password!) : askForCodes({ email, phone: number }))
    setBusy(false)
  }

  const askForCodes = async (reach: Reach) => {
    const loaded = await loadOrSay(() => import('#src/core/account/codes.ts'))
    if (!loaded) return
    const answer = await loaded.sendSignInCodes(reach, false)
    notify(codesNotice(answer, t`Sign In Failed`, t`Failed to send verification codes`))
    if (answer.sent.length) onCodes(reach)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <h1>{t`Sign In`}</h1>
      <Field label={t`Email`} name="email" type="email" autoComplete="username" maxLength={254} />
      <Field label={t`Phone number`} name="phone" type="tel" autoComplete="tel" maxLength={20} />
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-green"
          checked={byPassword}
          onChange={(event) => setByPassword(event.target.checked)}
        />
        {t`Sign in with a password`}
      </label>
      {byPassword && (
        <Field
          label={t`Password`}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
        />
      )}
      <button type="submit" className="button" disabled={busy}>
        {busy ? t`One moment…` : byPassword ? t`Sign In` : t`Send OTP`}
      </button>
    </form>
  )
}

async function signInByPassword(email: string, password: string) {
  const loaded = await loadOrSay(() => import('#src/core/session/session.ts'))
  if (!loaded) return
  notify(signInNotice(await loaded.signIn(email, password)))
}
