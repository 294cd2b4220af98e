import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import { addressIn } from '#src/i18n/address.ts'
import { language } from '#src/i18n/words.ts'
import { ConfirmOnce } from '#src/screens/drafts/confirm-once.tsx'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify } from '#src/ui/toasts.ts'
import { useObservable } from '#src/ui/use-observable.ts'
import { FinishVisit } from './finish-visit.tsx'

const visitUpdates = async () => (await import('#src/core/session/stored-visit.ts')).watchVisit()
const visits = () => import('#src/core/visit/visit.ts')

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
            {t`For a borrowed phone. Drafts, cart, favorites and what forms remember are erased when you finish, close the app, or do not touch it for 5 minutes.`}
          </p>
          <p>{t`What you submit still reaches the centre, also later.`}</p>
          <p>{t`The browser itself keeps its list of opened pages, also what you searched for. If it offers to save a password, say no.`}</p>
        </div>
      )}
      {visit && <FinishVisit onBusy={(busy) => setBefore(busy ? { visit } : undefined)} />}
      <LeftByVisits />
    </>
  )
}

const leftBehind = async () => (await import('#src/core/visit/guest-aside.ts')).watchLeftByVisits()

async function forget(): Promise<void> {
  const loaded = await loadOrNotify(() => import('#src/core/visit/guest-aside.ts'))
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
            one: '# request of somebody who used this phone once waits for network. The app shows it to nobody.',
            other:
              '# requests of people who used this phone once wait for network. The app shows them to nobody.',
          })}
        </p>
      )}
      {returned > 0 && (
        <div className="card grid gap-2 p-4">
          <p>
            {plural(returned, {
              one: 'The centre did not take # request of somebody who used this phone once. The app shows it to nobody.',
              other:
                'The centre did not take # requests of people who used this phone once. The app shows them to nobody.',
            })}
          </p>
          <ConfirmOnce
            label={t`Delete`}
            name={t`Delete what the centre did not take`}
            question={t`Delete it? Whoever wrote it has to ask again.`}
            run={() => void forget()}
          />
        </div>
      )}
    </>
  )
}
