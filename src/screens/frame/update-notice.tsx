import { useState, useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { useOpenForm } from '#src/screens/forms/open-form.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** A worker that is changed in the middle of a send costs the farmer a second one, over a line that has to be paid for. */
async function isBusySending(): Promise<boolean> {
  try {
    return await (await import('#src/core/outbox/busy.ts')).isBusySending()
  } catch {
    return false
  }
}

/** Offers a new build that waits; it is taken only when the person says so, never in the middle of something. */
export function UpdateNotice() {
  const [takeUpdate, setTakeUpdate] = useState<() => void>()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    void import('#src/core/worker.ts').then(({ startWorker }) =>
      startWorker((take) => setTakeUpdate(() => take)),
    )
  }, [])
  const dirty = useOpenForm((state) => state.dirty)
  // Not in the middle of a form: the offer waits until it is closed or submitted.
  if (!takeUpdate || dirty) return null
  const takeUnlessSending = async () => {
    const busy = await isBusySending()
    setSending(busy)
    if (!busy) takeUpdate()
  }
