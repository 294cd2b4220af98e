import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import type { Reach } from '#src/core/account/codes.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { notify } from '#src/ui/toasts.ts'
import { Field, typedIn } from './field.tsx'
import { codesNotice, wrongPhone } from './code-notices.ts'

/** In by phone alone, for people without e-mail: a first code makes the account, later ones open it. */
export function PhoneForm({ onCodes }: { onCodes: (reach: Reach) => void }) {
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const phone = indianMobile(typedIn(event.currentTarget)['phone'] ?? '')
    if (!phone) return wrongPhone()
    setBusy(true)
    const loaded = await loadOrSay(() => import('#src/core/account/codes.ts'))
    if (!loaded) return setBusy(false)
    const answer = await loaded.sendSignInCodes({ phone }, true)
    notify(codesNotice(answer, t`Sign In Failed`))
    if (answer.sent.length) onCodes({ phone })
    setBusy(false)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <h1>{t`Phone only`}</h1>
      <p>{t`No email and no password needed. We send a code to your phone.`}</p>
      <Field label={t`Phone number`} name="phone" type="tel" autoComplete="tel" maxLength={20} />
      <button type="submit" className="button" disabled={busy}>
        {busy ? t`One moment…` : t`Send OTP`}
      </button>
    </form>
  )
}
