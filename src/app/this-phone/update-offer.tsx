import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
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

interface UpdateOfferProps {
  take: () => void
  leave: () => void
}

/** Says that a newer build waits. */
export default function UpdateOffer({ take, leave }: UpdateOfferProps) {
  const [sending, setSending] = useState(false)
  const takeUnlessSending = async () => {
    const busy = await isBusySending()
    setSending(busy)
    if (!busy) take()
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
        <button type="button" className="button-quiet" onClick={leave}>
          {t`Later`}
        </button>
      </div>
    </div>
  )
}
