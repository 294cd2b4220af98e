import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import type { WayIn } from '#src/core/account/way-in.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { notify } from '#src/ui/toasts.ts'
import { Field, typedIn } from './field.tsx'
import { missing, wrongPhone } from './code-notices.ts'
import { HaveCode } from './have-code.tsx'
import { useKeptFields } from './kept-fields.ts'
import { PasswordField } from './password-field.tsx'
import { signInNotice } from './sign-in-notice.ts'
import type { AskForCodes } from './use-way-in.ts'
import { wantNumber } from './wanted-number.ts'

interface SignInFormProps {
  way: WayIn | undefined
  change: (more: WayIn) => void
  onCodes: AskForCodes
  onForgot: () => void
}

/** Signing in by e-mail and phone, with a password or, with password mode off, by one-time codes. */
export function SignInForm({ way, change, onCodes, onForgot }: SignInFormProps) {
  const byPassword = !way?.byCode
  const [busy, setBusy] = useState(false)
  const kept = useKeptFields('sign-in')
  const navigate = useNavigate()

  const signIn = async (email: string, phone: string, password: string) => {
    const loaded = await loadOrSay(() => import('#src/core/session/session.ts'))
    if (!loaded) return
    const toNumber = (account: string) => {
      wantNumber(account, phone)
      void navigate({ to: '/profile' })
    }
    notify(signInNotice(await loaded.signIn(email, password, phone), { phone, toNumber }))
  }
  const go = async (form: HTMLFormElement, isThere = false) => {
    const { email, phone, password } = typedIn(form)
    if (!email || !phone) return missing(t`Please provide both email and phone number`)
    const number = indianMobile(phone)
    if (!number) return wrongPhone()
    const isByPassword = byPassword && !isThere
    if (isByPassword && !password)
      return notify({ title: t`Missing Password`, text: t`Please provide your password`, tone: 'alarm' })
    setBusy(true)
    await (isByPassword
      ? signIn(email, number, password!)
      : onCodes({ reach: { email, phone: number }, purpose: 'sign-in' }, { isThere }))
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void go(event.currentTarget)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit} {...kept}>
      <h1>{t`Sign In`}</h1>
      <Field label={t`Email`} name="email" type="email" autoComplete="username" maxLength={254} />
      <Field label={t`Phone number`} name="phone" type="tel" autoComplete="tel" maxLength={20} />
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-green"
          checked={byPassword}
          onChange={(event) => change({ byCode: !event.target.checked })}
        />
        {t`Sign in with a password`}
      </label>
      {byPassword && <PasswordField label={t`Password`} />}
      <button type="submit" className="button" aria-disabled={busy}>
        {busy ? t`One moment…` : byPassword ? t`Sign In` : t`Send OTP`}
      </button>
      {!byPassword && <HaveCode onTap={(form) => void go(form, true)} />}
      <button type="button" className="button-quiet" onClick={onForgot}>
        {t`Forgotten password`}
      </button>
    </form>
  )
}
