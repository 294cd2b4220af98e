import { plural, t } from '@lingui/core/macro'
import { useReturnAddress } from '#src/screens/frame/return-address.ts'
import { AppLink } from '#src/ui/link.tsx'
import { useLockedAccounts } from './use-lock.ts'

/** Says on the way in that something waits here for somebody, and where a PIN opens it; never for whom. */
export function LockedAccountsNote() {
  const left = useLockedAccounts() ?? []
  const back = useReturnAddress()
  if (left.length === 0) return null
  const waits = left.reduce((sum, item) => sum + item.waits, 0)
  return (
    <div className="card mb-6 grid gap-3 p-4">
      <p>{waits > 0 ? waitsText(waits) : t`The app is locked on this phone.`}</p>
      {left.some(({ locked }) => locked) && (
        <AppLink to="/lock" search={{ to: back }} className="button-quiet">
          {t`Unlock with a PIN`}
        </AppLink>
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
