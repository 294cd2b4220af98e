import type { LeftHere } from '#src/core/lock/left-here.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** How long whoever is signed in may be away before the PIN is asked for; 0 without a PIN, undefined until the phone has looked. */
export function useAwayTime(): number | undefined {
  return useHeld<number | undefined>('pin', loadPin, undefined)
}

/** What others have left on this phone; undefined until it has looked. */
export function useLeftHere(): readonly LeftHere[] | undefined {
  return useHeld<readonly LeftHere[] | undefined>('left here', loadLeftHere, undefined, [])
}

const loadPin = async () => (await import('#src/core/lock/pin.ts')).watchPin()
const loadLeftHere = async () => (await import('#src/core/lock/left-here.ts')).watchLeftHere()
