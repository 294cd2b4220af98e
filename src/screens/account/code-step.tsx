import { useEffect, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { latinDigits } from '#src/base/phone.ts'
import { watchSmsCode } from '#src/ui/sms-code.ts'
import { notify, type Notice } from '#src/ui/toasts.ts'

interface CodeStepProps {
  /** Where the code went, as people read it. */
  sentTo: string
  /** Tries the code and answers what to say; nothing where that was said already. */
  onCode: (code: string) => Promise<Notice | undefined>
  onBack: () => void
  heading?: 'h1' | 'h2'
}

/** Asks for the six digits that were sent. */
export function CodeStep({ sentTo, onCode, onBack, heading: Heading = 'h1' }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => watchSmsCode(setCode), [])
  const isWhole = /^\d{6}$/.test(code)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole)
      return notify({ title: t`Invalid OTP`, text: t`Please enter a valid 6-digit OTP`, tone: 'alarm' })
    setBusy(true)
    const notice = await onCode(code)
    if (notice) notify(notice)
    setBusy(false)
  }

  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={submit}>
      <Heading>{t`Enter the OTP`}</Heading>
      <p>{sentTo}</p>
      <label className="grid gap-1 font-bold">
        {t`6-digit OTP`}
        <input
          className="field text-center text-xl font-normal [letter-spacing:0.15em]"
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
