import { t } from '@lingui/core/macro'
import { timeText } from '#src/base/moment.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Says that this phone's stored data was deleted, by the browser or a person, until it is dismissed. */
export function WipedNotice() {
  const at = useObservable<number | undefined>(
    'wipe',
    () => import('#src/platform/device/phone-facts.ts').then(({ watchWipe }) => watchWipe()),
    undefined,
  )
  if (at === undefined) return null
  return (
    <div role="alert" className="card grid gap-3 border-2 border-red p-4">
      <p>
        {t`This browser’s data was cleared. We noticed on ${timeText(at)}. Anything not sent is lost. Anything sent is safe at the centre.`}
      </p>
      <button type="button" className="button-quiet justify-self-start" onClick={seen}>
        {t`I have read it`}
      </button>
    </div>
  )
}

async function seen(): Promise<void> {
  const { dismissWipe } = await import('#src/platform/device/phone-facts.ts')
  await dismissWipe()
}
