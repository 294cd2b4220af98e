import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { withdraw } from '#src/features/forms/submissions.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

/** Cancels an entry that the centre does not have yet. If it may have arrived, says so and asks again. */
export function CancelRequest({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  const [perhapsSent, setPerhapsSent] = useState(false)
  const [failure, setFailure] = useState('')
  const cancel = async (evenIfSent: boolean) => {
    const outcome = await withdraw(id, { evenIfSent })
    setPerhapsSent(outcome.withdrawal === 'perhaps sent')
    if (outcome.withdrawal === 'sending') setFailure(t`It is being sent right now.`)
    else if (!outcome.saved && !outcome.withdrawal) setFailure(whyNotSaved(outcome.why))
  }
  const question = perhapsSent
    ? t`It was sent once, and no answer came. The centre may have it. Delete it from this phone anyway?`
    : t`Withdraw it? It is deleted and not sent.`
  return (
    <>
      <ConfirmOnce
        key={String(perhapsSent)}
        label={perhapsSent ? t`Delete` : t`Withdraw`}
        name={t`Withdraw: ${title}`}
        question={question}
        startsAsking={perhapsSent || undefined}
        run={() => cancel(perhapsSent)}
      >
        {children}
      </ConfirmOnce>
      <FieldError alert>{failure}</FieldError>
    </>
  )
}
