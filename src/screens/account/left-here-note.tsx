import { plural, t } from '@lingui/core/macro'
import { useReturnAddress } from '#src/screens/frame/return-address.ts'
import { Go } from '#src/ui/go.tsx'
import { useLeftHere } from './use-lock.ts'

/** Says on the way in that something waits here for somebody, and where a PIN opens it; never for whom. */
export function LeftHereNote() {
  const left = useLeftHere() ?? []
  const back = useReturnAddress()
  if (left.length === 0) return null
  const waits = left.reduce((sum, one) => sum + one.waits, 0)
  return (
    <div className="card mb-6 grid gap-3 p-4">
      <p>{waits > 0 ? waitsText(waits) : t`The app is locked on this phone.`}</p>
      {left.some(({ locked }) => locked) && (
        <Go to="/lock" search={{ to: back }} className="button-quiet">
          {t`Unlock with a PIN`}
        </Go>
      )}
    </div>
  )
}

/** How much waits here for whom it belongs to. */
export function waitsText(count: number): string {
  return plural(count, {
    one: '# item is locked on this phone. It goes out when its owner unlocks.',
    other: '# items are locked on this phone. They go out when their owner unlocks.',
  })
}
