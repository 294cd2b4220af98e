import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { EnableResult, NotificationStatus } from './notifications.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { resultText } from './result-text.ts'
import { useNotifications } from './use-notifications.ts'

speakAccount(language())

/**
 * Offers notifications on this phone to a signed-in person who has not decided yet. The browser's own question
 * follows a tap. Otherwise shows `otherwise`.
 */
export default function PushOffer({ otherwise }: { otherwise?: ReactNode }) {
  const notifications = useNotifications()
  const [result, setResult] = useState<EnableResult>()
  const [busy, setBusy] = useState(false)
  if (notifications === undefined) return null
  if (result === 'on' || result === 'refused' || result === 'centre')
    return (
      <p role="status" ref={focusOn} tabIndex={-1} className="card w-full p-4 text-left">
        {resultText(result)}
      </p>
    )
  if (!isOffered(notifications)) return otherwise
  const enable = async () => {
    setBusy(true)
    const loaded = await loadOrNotify(() => import('./notifications.ts'))
    setResult(await loaded?.enableNotifications(language()))
    setBusy(false)
  }
  return (
    <section className="card grid w-full gap-3 p-4 text-left" aria-labelledby="push-offer">
      <div className="flex flex-wrap items-center gap-x-4">
        <Pictogram name="mail" className="size-10 text-green" />
        <div className="grow basis-24">
          <p id="push-offer" className="font-bold">
            {t`Notify me on this phone when the centre answers`}
          </p>
          <p>{t`It says only that there is news: no name, no number, nothing you wrote.`}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" aria-disabled={busy} onClick={() => void enable()}>
          {busy ? t`One moment…` : t`Notify me`}
        </button>
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void dismiss()}>
          {t`Not now`}
        </button>
      </div>
      <p role="status" className="empty:-mt-3">
        {result && resultText(result)}
      </p>
    </section>
  )
}

/** True for somebody who has not decided yet, or whom notifications no longer reach. */
function isOffered(notifications: NotificationStatus | null): boolean {
  const isOpen = notifications?.said === undefined || notifications.stopped
  return isOpen && ['default', 'granted'].includes(notifications?.notices ?? '')
}

async function dismiss(): Promise<void> {
  const loaded = await loadOrNotify(() => import('./notifications.ts'))
  const outcome = await loaded?.notNow()
  if (outcome?.saved === false) notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}

/** Focuses the replacement of the tapped button, which disappears. */
function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
