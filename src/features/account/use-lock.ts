import type { LockedAccount } from '#src/features/shared-phone/locked-accounts.ts'
import type { LockPicture } from '#src/features/shared-phone/lock-pictures.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns the time of absence until the PIN is required; 0 without a PIN, `undefined` until it is read. */
export function useLockTime(): number | undefined {
  return useObservable<number | undefined>('pin', loadPin, undefined)
}

/** Returns the locked accounts of this phone; `undefined` until they are read, `null` if the storage does not open. */
export function useLockedAccounts(): readonly LockedAccount[] | null | undefined {
  return useObservable<readonly LockedAccount[] | null | undefined>(
    'left here',
    loadLockedAccounts,
    undefined,
    null,
  )
}

/** Returns the picture of the signed-in person and those of other accounts; `undefined` until they are read. */
export function usePictures() {
  return useObservable<{ own: LockPicture | undefined; taken: readonly LockPicture[] } | undefined>(
    'pictures',
    async () => (await import('#src/features/shared-phone/pin.ts')).watchPictures(),
    undefined,
    { own: undefined, taken: [] },
  )
}

const loadPin = async () => (await import('#src/features/shared-phone/pin.ts')).watchPin()
const loadLockedAccounts = async () =>
  (await import('#src/features/shared-phone/locked-accounts.ts')).watchLockedAccounts()
