import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Persistence } from '#src/core/phone/phone-facts.ts'
import { WifiOnly } from '#src/screens/forms/wifi-only.tsx'
import { useHeld } from '#src/ui/use-held.ts'
import { DataMeter } from './data-meter.tsx'

/** What this phone and its browser promise for what is kept here, and what they cannot. */
export function PhoneCan() {
  const persistence = useHeld<Persistence>(
    'persistence',
    () => import('#src/core/phone/phone-facts.ts').then(({ watchPersistence }) => watchPersistence()),
    'unasked',
  )
  const [inBackground, setInBackground] = useState<boolean>()
  useEffect(() => {
    let left = false
    import('#src/core/phone/phone-facts.ts').then(
      ({ canSendInBackground }) => left || setInBackground(canSendInBackground()),
      () => undefined,
    )
    return () => void (left = true)
  }, [])
  return (
    <details className="card px-4">
      <summary className="flex min-h-12 items-center font-bold">{t`What is kept on this phone`}</summary>
      <ul className="grid list-disc gap-2 pb-4 pl-6">
        <li>{persistenceText(persistence)}</li>
        <li>
          {inBackground
            ? t`What waits is sent also when the app is closed, as soon as there is network.`
            : t`This browser sends only while the app is open. Open it now and then where there is network.`}
        </li>
        <li>{t`Clearing the browser’s data deletes everything that is not with the centre yet.`}</li>
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
      return t`The browser may clear it when the phone runs out of room. Send what waits soon.`
    case 'unasked':
      return t`With the first draft the browser is asked to keep it for good.`
  }
}
