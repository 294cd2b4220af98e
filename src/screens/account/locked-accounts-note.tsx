import { plural, t } from '@lingui/core/macro'
import { useReturnAddress } from '#src/screens/frame/return-address.ts'
import { AppLink } from '#src/ui/link.tsx'
import { useLockedAccounts } from './use-lock.ts'

/**
 * Says on the sign-in page that entries of a locked account are unsent, with a link to the lock screen; never names
 * the account.
 */
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

/** Returns the number of unsent entries as a text. */
export function waitsText(count: number): string {
  return plural(count, {
    one: '# item is locked on this phone. It goes out when its owner unlocks.',
    other: '# items are locked on this phone. They go out when their owner unlocks.',
  })
}
