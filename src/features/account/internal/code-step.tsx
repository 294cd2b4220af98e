import { useEffect, useRef, useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import { typedCode } from '#src/base/typed-code.ts'
import { watchSmsCode } from '#src/platform/ui/sms-code.ts'
import type { Notice } from '#src/platform/ui/toasts.ts'
import { faultOr } from './code-notices.ts'
import { secondsLeft } from './resend-pause.ts'
import { LabelledField } from '#src/platform/fields/field.tsx'
import { FaultWords, Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'

interface CodeStepProps {
  /** The readable address of the code. */
  sentTo: string
  /** Time of sending, in milliseconds since 1970. */
  sentAt: number
  /** Tries the code and returns a notice; `undefined` if it was shown already. A failure stays below the field. */
  onCode: (code: string) => Promise<Notice | undefined>
  onBack: () => void
  /** Sends another code. */
  onResend: () => Promise<Fault | undefined>
  heading?: 'h1' | 'h2'
  /** What to do if no code comes. */
  hint?: string | undefined
}

/** Asks for the six digits of the code. */
export function CodeStep({
  sentTo,
  sentAt,
  onCode,
  onBack,
  onResend,
  heading: Heading = 'h1',
  hint,
}: CodeStepProps) {
  const [code, setCode] = useState('')
  useEffect(() => watchSmsCode(setCode, sentAt), [sentAt])
  const isWhole = /^\d{6}$/.test(code)
  const form = useRef<HTMLFormElement>(null)
  /** The code that was whole once: whoever corrects it verifies it by the button. */
  const whole = useRef<string>(undefined)
  useEffect(() => {
    if (!isWhole || whole.current !== undefined) return
    whole.current = code
    form.current?.requestSubmit()
  }, [code, isWhole])

  const submit = async () => {
    if (!isWhole) return { title: t`Invalid OTP`, text: t`Please enter a valid 6-digit OTP`, at: ['code'] }
    const notice = await onCode(code)
    return notice && faultOr(notice, ['code'])
  }

  return (
    <TypedForm ref={form} submit={submit} isStep>
      <Heading>{t`Enter the OTP`}</Heading>
      <p>{sentTo}</p>
      <LabelledField label={t`6-digit OTP`} name="code" required>
        {(tied) => (
          <input
            {...tied}
            className={`${tied.className} text-center text-xl [letter-spacing:0.15em]`}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            value={code}
            onChange={(event) => {
              const typed = typedCode(event.target.value)
              // A digit was taken back: the person is correcting.
              if (typed.length < code.length) whole.current ??= ''
              setCode(typed)
            }}
          />
        )}
      </LabelledField>
      <p className="text-muted">{t`An OTP works for ten minutes. Read the message, then come back to this page.`}</p>
      {hint && <p className="text-muted">{hint}</p>}
      <Submit refused={!isWhole}>{t`Verify`}</Submit>
      <Resend key={sentAt} sentAt={sentAt} onResend={onResend} />
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </TypedForm>
  )
}

function Resend({ sentAt, onResend }: { sentAt: number; onResend: () => Promise<Fault | undefined> }) {
  const [seconds, setSeconds] = useState(() => secondsLeft(sentAt))
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSeconds(secondsLeft(sentAt)), 1000)
    return () => clearInterval(timer)
  }, [isWaiting, sentAt])
  const resend = async () => {
    setBusy(true)
    setFault(await onResend())
    setBusy(false)
  }
  return (
    <>
      {fault && <FaultWords fault={fault} />}
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
            : t`Send the OTP again`}
      </button>
    </>
  )
}
