import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { NotificationStatus } from '#src/features/push/notifications.ts'
import { language } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { deniedText, resultText } from '#src/features/push/result-text.ts'
import { useNotifications } from '#src/features/push/use-notifications.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'

/** Switches notifications of this phone on or off by one tap, or says why they are unavailable. */
export function NotificationChoice() {
  const notifications = useNotifications()
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const isAllowed = notifications?.said === 'yes' && notifications.notices === 'granted'
  useEffect(() => {
    if (isAllowed) void check()
  }, [isAllowed])
  if (!notifications) return null
  const hasStopped = isAllowed && notifications.stopped
  const isOn = isAllowed && !hasStopped
  const choose = async () => {
    setBusy(true)
    const loaded = await loadOrNotify(() => import('#src/features/push/notifications.ts'))
    if (loaded && isOn) {
      const outcome = await loaded.disableNotifications()
      setStatus(outcome.saved ? '' : whyNotSaved(outcome.why))
    } else if (loaded) {
      const turned = await loaded.enableNotifications(language())
      setStatus(turned === 'on' ? '' : resultText(turned))
    }
    setBusy(false)
  }
  return (
    <div className="card grid gap-2 p-4">
      <h3>{t`Notify me on this phone when the centre answers`}</h3>
      <p>{t`It says only that there is news: no name, no number, nothing you wrote.`}</p>
      {notifications.notices === 'cannot' && (
        <p>{t`This browser cannot do that. On an iPhone, add the app to the home screen first and open it there.`}</p>
      )}
      {notifications.notices === 'denied' && <p>{deniedText()}</p>}
      {hasStopped && <Stopped busy={busy} onSwitchOn={choose} />}
      {!hasStopped && canChoose(notifications) && (
        <CheckBox
          label={isOn ? t`Yes` : t`No`}
          checked={isOn}
          aria-disabled={busy}
          onChange={() => void choose()}
        />
      )}
      <p role="status" className="empty:-mt-2">
        {status}
      </p>
    </div>
  )
}

const canChoose = ({ notices }: NotificationStatus) => notices === 'default' || notices === 'granted'

/** Notifications were on, and nothing arrives any more. */
function Stopped({ busy, onSwitchOn }: { busy: boolean; onSwitchOn: () => Promise<void> }) {
  return (
    <>
      <p>{t`Notifications have stopped coming to this phone.`}</p>
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => void (busy || onSwitchOn())}
      >
        {busy ? t`One moment…` : t`Switch them on again`}
      </button>
    </>
  )
}

/** Asks the centre whether notifications still reach this phone: what stands here is to be true. */
async function check(): Promise<void> {
  const loaded = await import('#src/features/push/subscribe-account.ts').catch(() => undefined)
  await loaded?.renewSubscription(language(), 'at once')
}
