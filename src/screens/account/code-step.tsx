import { useEffect, useRef, useState, type FormEvent } from 'react'
import { plural, t } from '@lingui/core/macro'
import { typedCode } from '#src/base/typed-code.ts'
import { watchSmsCode } from '#src/ui/sms-code.ts'
import { notify, type Notice } from '#src/ui/toasts.ts'

interface CodeStepProps {
  /** Where the code went, as people read it. */
  sentTo: string
  /** When it went out, in milliseconds since 1970. */
  sentAt: number
  /** Tries the code and answers what to say; nothing where that was said already. */
  onCode: (code: string) => Promise<Notice | undefined>
  onBack: () => void
  /** Sends another code. */
  onResend: () => Promise<void>
  heading?: 'h1' | 'h2'
}

/** Asks for the six digits that were sent. */
export function CodeStep({
  sentTo,
  sentAt,
  onCode,
  onBack,
  onResend,
  heading: Heading = 'h1',
}: CodeStepProps) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => watchSmsCode(setCode), [])
  useEffect(() => field.current?.focus(), [])
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
          ref={field}
          className="field text-center text-xl font-normal [letter-spacing:0.15em]"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(typedCode(event.target.value))}
        />
      </label>
      <p className="text-muted">{t`A code works for ten minutes. This page waits for it, also while you read the message.`}</p>
      <button type="submit" className="button" aria-disabled={!isWhole || busy}>
        {busy ? t`One moment…` : t`Verify`}
      </button>
      <Resend key={sentAt} sentAt={sentAt} onResend={onResend} />
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </form>
  )
}

/** As long as providers pause between two codes to one address. */
const pauseSeconds = 30

function secondsLeft(sentAt: number): number {
  return Math.min(pauseSeconds, Math.ceil((sentAt - Date.now()) / 1000) + pauseSeconds)
}

function Resend({ sentAt, onResend }: { sentAt: number; onResend: () => Promise<void> }) {
  const [seconds, setSeconds] = useState(() => secondsLeft(sentAt))
  const [busy, setBusy] = useState(false)
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSeconds(secondsLeft(sentAt)), 1000)
    return () => clearInterval(timer)
  }, [isWaiting, sentAt])
  const resend = async () => {
    setBusy(true)
    await onResend()
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="button-quiet"
      aria-disabled={isWaiting || busy}
      onClick={() => void resend()}
    >
      {busy
        ? t`One moment…`
        : isWaiting
          ? plural(seconds, { one: 'Send again in # second', other: 'Send again in # seconds' })
          : t`Send the code again`}
    </button>
  )
}
