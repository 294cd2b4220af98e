import { useEffect, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { latinDigits } from '#src/base/phone.ts'
import type { Reach } from '#src/core/account/codes.ts'
import { watchSmsCode } from '#src/ui/sms-code.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { notify } from '#src/ui/toasts.ts'
import { verifyNotice } from './code-notices.ts'

/** Asks for the six digits that were sent. */
export function CodeStep({ reach, onBack }: { reach: Reach; onBack: () => void }) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => watchSmsCode(setCode), [])
  const isWhole = /^\d{6}$/.test(code)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole)
      return notify({ title: t`Invalid OTP`, text: t`Please enter a valid 6-digit OTP`, tone: 'alarm' })
    setBusy(true)
    const loaded = await loadOrSay(() => import('#src/core/account/codes.ts'))
    if (!loaded) return setBusy(false)
    notify(verifyNotice(await loaded.signInByCode(reach, code)))
    setBusy(false)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <h1>{t`Enter the OTP`}</h1>
      <p>{[reach.phone, reach.email].filter(Boolean).join(', ')}</p>
      <label className="grid gap-1 font-bold">
        {t`6-digit OTP`}
        <input
          className="field text-center text-xl font-normal tracking-widest"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(latinDigits(event.target.value).replaceAll(/\D/g, ''))}
        />
      </label>
      <button type="submit" className="button disabled:opacity-60" disabled={!isWhole || busy}>
        {busy ? t`One moment…` : t`Verify`}
      </button>
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </form>
  )
}
