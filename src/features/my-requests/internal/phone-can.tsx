import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Persistence } from '#src/platform/device/phone-facts.ts'
import { WifiOnly } from '#src/features/apply/wifi-only.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { DataMeter } from './data-meter.tsx'

/** The guarantees of this phone and its browser for stored data, and their limits. */
export function PhoneCan() {
  const persistence = useObservable<Persistence | undefined>(
    'persistence',
    () => import('#src/platform/device/phone-facts.ts').then(({ watchPersistence }) => watchPersistence()),
    undefined,
  )
  const [inBackground, setInBackground] = useState<boolean>()
  useEffect(() => {
    let left = false
    import('#src/platform/device/phone-facts.ts').then(
      ({ canSendInBackground }) => left || setInBackground(canSendInBackground()),
      () => undefined,
    )
    return () => void (left = true)
  }, [])
  return (
    <details className="card px-4">
      <summary className="font-bold">{t`Data saved on this phone`}</summary>
      <ul className="grid list-disc gap-2 pb-4 pl-6">
        {persistence && <li>{persistenceText(persistence)}</li>}
        {inBackground !== undefined && (
          <li>
            {inBackground
              ? t`Unsent requests will be sent when there is network, even while the app is closed.`
              : t`This browser sends only while the app is open. Open it now and then where there is network.`}
          </li>
        )}
        <li>{t`Clearing the browser’s data deletes everything that the centre does not have yet.`}</li>
      </ul>
      <div className="grid gap-4 pb-4">
        <DataMeter />
        <WifiOnly />
      </div>
    </details>
  )
}

function persistenceText(persistence: Persistence): string {
  switch (persistence) {
    case 'granted':
      return t`The browser has promised to keep it until you delete it.`
    case 'denied':
    case 'not offered':
      return t`The browser may clear it when the phone runs out of room. Send your unsent requests soon.`
    case 'unasked':
      return t`When you save your first draft, the app asks the browser never to clear it.`
  }
}
