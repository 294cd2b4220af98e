import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Turning } from '#src/core/push/telling.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { language } from '#src/i18n/words.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { turningText } from './turning-text.ts'
import { useTelling } from './use-telling.ts'

speakAccount(language())

/**
 * Offers to tell on this phone when the centre answers, to whoever is signed in and has not said yet what they want. The
 * browser's own question comes only after a tap. Where there is nothing to offer, what else there is.
 */
export default function PushOffer({ otherwise }: { otherwise?: ReactNode }) {
  const telling = useTelling()
  const [turned, setTurned] = useState<Turning>()
  const [busy, setBusy] = useState(false)
  if (telling === undefined) return null
  if (turned === 'on' || turned === 'refused' || turned === 'centre')
    return (
      <p role="status" ref={focusOn} tabIndex={-1} className="card w-full p-4 text-left">
        {turningText(turned)}
      </p>
    )
  const isOffered = telling?.said === undefined && ['default', 'granted'].includes(telling?.notices ?? '')
  if (!isOffered) return otherwise
  const turnOn = async () => {
    setBusy(true)
    const loaded = await loadOrSay(() => import('#src/core/push/telling.ts'))
    setTurned(await loaded?.tellOnThisPhone(language()))
    setBusy(false)
  }
  return (
    <section className="card grid w-full gap-3 p-4 text-left" aria-labelledby="push-offer">
      <div className="flex items-center gap-4">
        <Pictogram name="mail" className="size-10 text-green" />
        <div>
          <p id="push-offer" className="font-bold">
            {t`Notify me on this phone when the centre answers`}
          </p>
          <p>{t`It says only that there is news: no name, no number, nothing you wrote.`}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" aria-disabled={busy} onClick={() => void turnOn()}>
          {busy ? t`One moment…` : t`Notify me`}
        </button>
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void putOff()}>
          {t`Not now`}
        </button>
      </div>
      <p role="status" className="empty:-mt-3">
        {turned && turningText(turned)}
      </p>
    </section>
  )
}

async function putOff(): Promise<void> {
  const loaded = await loadOrSay(() => import('#src/core/push/telling.ts'))
  await loaded?.notNow()
}

/** The button that was tapped is gone; whoever goes by keyboard or ear goes on from what took its place. */
function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
