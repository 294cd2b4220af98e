import { readLocal, writeLocal } from './local-storage.ts'

/** When the centre last answered this phone, in milliseconds since 1970 by the phone's clock; 0 for never. */
export function lastServerContact(): number {
  return Number(readLocal('heard')) || 0
}

/** Records that the centre has answered now. */
export function noteServerContact(now = Date.now()): void {
  writeLocal('heard', String(now))
}
