import { useState, useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { canPrefetch, startWorker } from '#src/platform/device/page-worker.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { onceClean, useOpenForm } from '#src/features/apply/open-form.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

speakAccount(language())

/** True while sending: activating a worker meanwhile would repeat the transfer at the person's cost. */
async function isBusySending(): Promise<boolean> {
  try {
    return await (await import('#src/platform/outbox/busy.ts')).isBusySending()
  } catch {
    return false
  }
}

/** Loads the screens, so that after the update a tap only waits for the page's content. */
async function screensAtHand(): Promise<void> {
  try {
    await (await import('#src/app/find-content.ts')).loadScreens()
  } catch {
    // The tap loads missing code.
  }
}

/** Offers a waiting build; activates it only on request, and never during an action. */
export function UpdateNotice() {
  const [takeUpdate, setTakeUpdate] = useState<() => void>()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    // Between the tap and the new build a form may have been opened: it stands until it is closed or submitted.
    startWorker((apply) => setTakeUpdate(() => apply), onceClean)
    if (canPrefetch()) void screensAtHand()
  }, [])
  const dirty = useOpenForm((state) => state.dirty)
  // Not while a form has input: the offer waits until it is closed or submitted.
  if (!takeUpdate || dirty) return null
  const takeUnlessSending = async () => {
    const busy = await isBusySending()
    setSending(busy)
    if (!busy) takeUpdate()
  }
  return (
    <div role="status" className="at-foot">
      <div className="flex flex-wrap items-center gap-3">
        <Pictogram name="check" className="size-8 text-green" />
        <p className="grow">
          {sending
            ? t`Something is being sent right now. Try again in a moment.`
            : t`A newer version of the app is ready.`}
        </p>
        <button type="button" className="button" onClick={takeUnlessSending}>
          {t`Use it now`}
        </button>
        <button type="button" className="button-quiet" onClick={() => setTakeUpdate(undefined)}>
          {t`Later`}
        </button>
      </div>
    </div>
  )
}
