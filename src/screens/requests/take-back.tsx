import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { withdraw } from '#src/core/submissions/submissions.ts'
import { AskOnce } from '#src/screens/drafts/ask-once.tsx'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'

/** Takes back what is not with the centre yet. What may have arrived there is said to be so, and asked again. */
export function TakeBack({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  const [perhapsSent, setPerhapsSent] = useState(false)
  const [trouble, setTrouble] = useState('')
  const take = async (evenIfSent: boolean) => {
    const outcome = await withdraw(id, { evenIfSent })
    setPerhapsSent(outcome.withdrawal === 'perhaps sent')
    if (outcome.withdrawal === 'sending') setTrouble(t`It is being sent right now.`)
    else if (!outcome.kept && !outcome.withdrawal) setTrouble(whyNotKept(outcome.why))
  }
  const question = perhapsSent
    ? t`It was sent once, and no answer came. The centre may have it. Delete it from this phone all the same?`
    : t`Withdraw it? It is deleted and not sent.`
  return (
    <>
      <AskOnce
        key={String(perhapsSent)}
        label={perhapsSent ? t`Delete` : t`Withdraw`}
        name={t`Withdraw: ${title}`}
        question={question}
        asking={perhapsSent || undefined}
        run={() => take(perhapsSent)}
      >
        {children}
      </AskOnce>
      <p role="alert" className="text-red empty:hidden">
        {trouble}
      </p>
    </>
  )
}
