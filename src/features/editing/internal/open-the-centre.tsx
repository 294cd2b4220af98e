import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { isCentreOpen, openCentre } from './set-up-api.ts'

/** The last button of the set-up: from then on everybody sees the centre. */
export function OpenTheCentre({ account }: { account: string }) {
  const [state, setState] = useState<{ readonly open: boolean } | Undone>()
  useEffect(() => {
    let left = false
    void callCentre(account, isCentreOpen).then((found) => left || setState(found))
    return () => void (left = true)
  }, [account])
  if (typeof state === 'object' && state.open)
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
      <p>{t`Until you open it, nobody else sees the centre.`}</p>
      <button
        type="button"
        className="button"
        onClick={() => void callCentre(account, openCentre).then(setState)}
      >
        {t`Open the centre`}
      </button>
      <p role="alert">{typeof state === 'string' && whyUndone(state)}</p>
    </section>
  )
}
