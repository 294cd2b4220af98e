import { useState, useEffect } from 'react'
import { t } from '@lingui/core/macro'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { language } from '#src/i18n/words.ts'
import { useOpenForm } from '#src/screens/forms/open-form.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

speakAccount(language())

/**
 * A worker that is changed in the middle of a send costs the farmer a second one, over a connection that has to be
 * paid for.
 */
async function isBusySending(): Promise<boolean> {
  try {
    return await (await import('#src/core/outbox/busy.ts')).isBusySending()
  } catch {
    return false
  }
}

/** A tap then waits for the words of the next page alone, and not for what finds and draws them. */
async function screensAtHand(): Promise<void> {
  try {
    await (await import('#src/screens/content/find-content.ts')).loadScreens()
  } catch {
    // What is missing is asked for again by the tap.
  }
}

/** Offers a new build that waits; it is taken only when the person says so, never in the middle of something. */
export function UpdateNotice() {
  const [takeUpdate, setTakeUpdate] = useState<() => void>()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    void import('#src/core/phone/worker.ts').then(
      ({ canPrefetch, startWorker }) => {
        if (canPrefetch()) void screensAtHand()
        startWorker((apply) => setTakeUpdate(() => apply))
      },
      () => {}, // The next page asks for it again.
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
