import type { LockedAccount } from '#src/core/lock/locked-accounts.ts'
import type { LockPicture } from '#src/core/lock/lock-pictures.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/**
 * How long the signed-in user may be away before the PIN is asked for; 0 without a PIN, undefined until the phone has
 * looked.
 */
export function useLockTime(): number | undefined {
  return useObservable<number | undefined>('pin', loadPin, undefined)
}

/** What others have left on this phone; undefined until it has looked. */
export function useLockedAccounts(): readonly LockedAccount[] | undefined {
  return useObservable<readonly LockedAccount[] | undefined>('left here', loadLockedAccounts, undefined, [])
}

/** The picture of the signed-in user, and those of others here; undefined until the phone has looked. */
export function usePictures() {
  return useObservable<{ own: LockPicture | undefined; taken: readonly LockPicture[] } | undefined>(
    'pictures',
    async () => (await import('#src/core/lock/pin.ts')).watchPictures(),
    undefined,
    { own: undefined, taken: [] },
  )
}

const loadPin = async () => (await import('#src/core/lock/pin.ts')).watchPin()
const loadLockedAccounts = async () =>
  (await import('#src/core/lock/locked-accounts.ts')).watchLockedAccounts()
