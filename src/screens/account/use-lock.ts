import type { LeftHere } from '#src/core/lock/left-here.ts'
import type { LockPicture } from '#src/core/lock/lock-pictures.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** How long whoever is signed in may be away before the PIN is asked for; 0 without a PIN, undefined until the phone has looked. */
export function useAwayTime(): number | undefined {
  return useHeld<number | undefined>('pin', loadPin, undefined)
}

/** What others have left on this phone; undefined until it has looked. */
export function useLeftHere(): readonly LeftHere[] | undefined {
  return useHeld<readonly LeftHere[] | undefined>('left here', loadLeftHere, undefined, [])
}

/** The picture of whoever is signed in, and those of others here; undefined until the phone has looked. */
export function usePictures() {
  return useHeld<{ own: LockPicture | undefined; taken: readonly LockPicture[] } | undefined>(
    'pictures',
    async () => (await import('#src/core/lock/pin.ts')).watchPictures(),
    undefined,
    { own: undefined, taken: [] },
  )
}

const loadPin = async () => (await import('#src/core/lock/pin.ts')).watchPin()
const loadLeftHere = async () => (await import('#src/core/lock/left-here.ts')).watchLeftHere()
