import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { Field, typedIn } from './field.tsx'
import { wrongPhone } from './code-notices.ts'
import { HaveCode } from './have-code.tsx'
import { useKeptFields } from './kept-fields.ts'
import type { AskForCodes } from './use-way-in.ts'

/** In by phone alone, for people without e-mail: a first code makes the account, later ones open it. */
export function PhoneForm({ onCodes }: { onCodes: AskForCodes }) {
  const [busy, setBusy] = useState(false)
  const kept = useKeptFields('phone')

  const codes = async (form: HTMLFormElement, isThere = false) => {
    const phone = indianMobile(typedIn(form)['phone'] ?? '')
    if (!phone) return wrongPhone()
    setBusy(true)
    await onCodes({ reach: { phone }, purpose: 'phone' }, { isThere })
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void codes(event.currentTarget)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit} {...kept}>
      <h1>{t`Phone only`}</h1>
      <p>{t`No email and no password needed. We send a code to your phone.`}</p>
      <Field label={t`Phone number`} name="phone" type="tel" autoComplete="tel" maxLength={20} />
      <button type="submit" className="button" aria-disabled={busy}>
        {busy ? t`One moment…` : t`Send OTP`}
      </button>
      <HaveCode onTap={(form) => void codes(form, true)} />
    </form>
  )
}
