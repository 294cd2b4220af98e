import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '@lingui/core/macro'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { isOnline } from '#src/platform/device/network.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { isCentreOpen, openCentre } from './set-up-api.ts'

/** How often it asks while it does not know, in milliseconds. */
const interval = 10_000

/** The last button of the set-up: from then on everybody sees the centre. */
export function OpenTheCentre({ account }: { account: string }) {
  const [isOpen, setOpen] = useState<boolean>()
  const [why, setWhy] = useState<Undone>()
  const take = (answer: { readonly open: boolean } | Undone) => {
    setWhy(typeof answer === 'string' ? answer : undefined)
    if (typeof answer === 'object') setOpen(answer.open)
  }
  const ask = useEffectEvent(async () => take(await callCentre(account, isCentreOpen)))
  // Until somebody has said so, also once the network is back.
  useEffect(() => (isOpen === undefined ? pollWhileVisible(() => ask(), interval) : undefined), [isOpen])
  if (isOpen)
    return (
      <p className="grid justify-items-start gap-3" role="status">
        <strong>{t`Your centre is open.`}</strong>
        <AppLink to="/" className="button">
          {t`See it`}
        </AppLink>
      </p>
    )
  return (
    <section className="card grid justify-items-start gap-3 p-4">
      {isOpen === false && (
        <>
          <p>{t`Until you open it, nobody else sees the centre.`}</p>
          <button
            type="button"
            className="button"
            onClick={() => void callCentre(account, openCentre).then(take)}
          >
            {t`Open the centre`}
          </button>
        </>
      )}
      {isOpen === undefined && !why && (isOnline() ? <Spinner /> : <p>{whyUndone('no network')}</p>)}
      <p role="alert">{why && whyUndone(why)}</p>
    </section>
  )
}
