import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { sendNow } from '#src/platform/outbox/wake.ts'
import { whatCameOfIt } from '#src/features/my-requests/internal/what-came-of-it.ts'

/** Sends waiting entries at once, regardless of backoff, and shows the result. */
export function SendNow() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  const send = async () => {
    setBusy(true)
    setOutcome('')
    setOutcome(whatCameOfIt(await sendNow()))
    setBusy(false)
  }
  return (
    <div className="grid gap-2">
      <button type="button" className="button" aria-disabled={busy} onClick={send}>
        {busy ? t`Sending` : t`Send now`}
      </button>
      <p role="status">{outcome}</p>
    </div>
  )
}
