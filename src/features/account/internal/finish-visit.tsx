import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'

speakAccount(language())

const visits = () => import('#src/features/shared-phone/visit.ts')

function refuse(why: SaveFailure): false {
  notify({ title: t`Not saved`, text: whyNotSaved(why), tone: 'alarm' })
  return false
}

interface FinishVisitProps {
  /**
   * Called with `true` when the visit begins to end, and with `false` if that fails; after success another page
   * loads.
   */
  onBusy?: ((busy: boolean) => void) | undefined
}

/** Ends a one-time use of the phone; if entries are unsent, first explains their fate. */
export function FinishVisit({ onBusy }: FinishVisitProps) {
  const [waits, setWaits] = useState(0)
  const [busy, setBusy] = useState(false)
  const beBusy = (now: boolean) => {
    setBusy(now)
    onBusy?.(now)
  }
  const finish = async () => {
    beBusy(true)
    let isOver = false
    try {
      isOver = await hasEnded()
    } finally {
      if (!isOver) beBusy(false)
    }
  }
  const hasEnded = async () => {
    const loaded = await loadOrNotify(visits)
    if (!loaded) return false
    const { outcome: counted, waiting } = await loaded.waitingOfVisit()
    if (!counted.saved) return refuse(counted.why)
    if (waiting > 0 && waits === 0) {
      setWaits(waiting)
      return false
    }
    const outcome = await loaded.endVisit()
    // A new page load, so that nothing shown or typed stays in memory.
    if (!outcome.saved) return refuse(outcome.why)
    location.replace(addressIn(language(), '/lock'))
    return true
  }
  return (
    <div className="flex items-center gap-3">
      <p className="grow" role="status">
        {waits > 0
          ? plural(waits, {
              one: '# request is not sent yet. It will be sent when there is network. The app does not show it. All else is erased.',
              other:
                '# requests are not sent yet. They will be sent when there is network. The app does not show them. All else is erased.',
            })
          : t`Used once: the app erases what you write.`}
      </p>
      <button type="button" className="button" aria-disabled={busy} onClick={() => void finish()}>
        {waits > 0 ? t`Finish anyway` : t`Finish`}
      </button>
    </div>
  )
}
