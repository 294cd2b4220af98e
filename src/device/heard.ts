import { choiceOf, keepChoice } from './choices.ts'

/** When the centre last answered this phone, in milliseconds since 1970 by the phone's clock; 0 for never. */
export function heardAt(): number {
  return Number(choiceOf('heard')) || 0
}

/** The centre has answered. */
export function noteHeard(now = Date.now()): void {
  keepChoice('heard', String(now))
}
