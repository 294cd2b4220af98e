import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { Field, typedIn } from './field.tsx'
import { missing } from './code-notices.ts'
import { HaveCode } from './have-code.tsx'
import { useKeptFields } from './kept-fields.ts'
import type { AskForCodes } from './use-way-in.ts'

/** For whoever forgot the password: a code to the e-mail address or phone, then a new password. */
export function ForgotForm({ onCodes, onBack }: { onCodes: AskForCodes; onBack: () => void }) {
  const [busy, setBusy] = useState(false)
  const kept = useKeptFields('forgot')

  const codes = async (form: HTMLFormElement, isThere = false) => {
    const typed = typedIn(form)['address'] ?? ''
    const phone = indianMobile(typed)
    const email = typed.includes('@') ? typed : undefined
    if (!phone && !email) return missing(t`Write your email, or your mobile number with its 10 digits.`)
    setBusy(true)
    await onCodes({ reach: phone ? { phone } : { email }, purpose: 'forgot' }, { isThere })
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void codes(event.currentTarget)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit} {...kept}>
      <h1>{t`Forgotten password`}</h1>
      <p>{t`We send you a code. With it you come in and choose a new password.`}</p>
      <Field label={t`Email or phone number`} name="address" autoComplete="username" maxLength={254} />
      <button type="submit" className="button" aria-disabled={busy}>
        {busy ? t`One moment…` : t`Send OTP`}
      </button>
      <HaveCode onTap={(form) => void codes(form, true)} />
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </form>
  )
}
