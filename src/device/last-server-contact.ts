import { readLocal, keepChoice } from './choices.ts'

/** When the centre last answered this phone, in milliseconds since 1970 by the phone's clock; 0 for never. */
export function lastServerContact(): number {
  return Number(readLocal('heard')) || 0
}

/** The centre has answered. */
export function noteServerContact(now = Date.now()): void {
  keepChoice('heard', String(now))
}
