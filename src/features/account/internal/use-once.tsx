import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import { addressIn } from '#src/platform/i18n/address.ts'
import { language } from '#src/platform/i18n/words.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { FinishVisit } from './finish-visit.tsx'

const visitUpdates = async () => (await import('#src/platform/session/stored-visit.ts')).watchVisit()
const visits = () => import('#src/features/shared-phone/visit.ts')

/** Starts or finishes a one-time use of a borrowed phone, and lists unsent entries of such uses. */
export function UseOnce() {
  const observed = useObservable<string | null | undefined>('visit', visitUpdates, undefined)
  // The shown state stays until the page is replaced, because a tap in between would be lost.
  const [before, setBefore] = useState<{ visit: string | null | undefined }>()
  const { visit } = before ?? { visit: observed }
  const start = async () => {
    if (before) return
    setBefore({ visit })
    const outcome = await (await loadOrNotify(visits))?.startVisit()
    if (outcome?.saved) return location.replace(addressIn(language(), '/'))
    setBefore(undefined)
    if (outcome) notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <>
      {visit === null && (
        <div className="card grid gap-2 p-4">
          <button
            type="button"
            className="button-quiet"
            aria-disabled={before !== undefined}
            onClick={() => void start()}
          >
            {t`Use once, on a borrowed phone`}
          </button>
          <p>
            {t`For a borrowed phone. Drafts, cart, favourites and remembered answers are erased when you finish. Closing the app erases them too, and so do 5 minutes without a touch.`}
          </p>
          <p>{t`Submitted forms still reach the centre, even later.`}</p>
          <p>{t`The browser itself keeps its list of opened pages, even your searches. If it offers to save a password, say no.`}</p>
        </div>
      )}
      {visit && <FinishVisit onBusy={(busy) => setBefore(busy ? { visit } : undefined)} />}
      <LeftByVisits />
    </>
  )
}

const leftBehind = async () => (await import('#src/features/shared-phone/guest-aside.ts')).watchLeftByVisits()

async function forget(): Promise<void> {
  const loaded = await loadOrNotify(() => import('#src/features/shared-phone/guest-aside.ts'))
  const outcome = await loaded?.forgetReturned()
  if (outcome?.saved === false) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}

/** Lists unsent entries of one-time uses; nobody can read them. */
function LeftByVisits() {
  const { waiting, returned } = useObservable('left by visits', leftBehind, { waiting: 0, returned: 0 })
  return (
    <>
      {waiting > 0 && (
        <p className="text-muted">
          {plural(waiting, {
            one: '# request of a person who used this phone before is not sent yet. The app does not show it.',
            other:
              '# requests of people who used this phone before are not sent yet. The app does not show them.',
          })}
        </p>
      )}
      {returned > 0 && (
        <div className="card grid gap-2 p-4">
          <p>
            {plural(returned, {
              one: 'The centre did not accept # request of a person who used this phone before. The app does not show it.',
              other:
                'The centre did not accept # requests of people who used this phone before. The app does not show them.',
            })}
          </p>
          <ConfirmOnce
            label={t`Delete`}
            name={t`Delete items not accepted`}
            question={t`Delete it? Its sender has to ask again.`}
            run={() => void forget()}
          />
        </div>
      )}
    </>
  )
}
