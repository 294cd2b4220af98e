import { readLocal, writeLocal } from './local-storage.ts'

/** Returns the time of the centre's last answer, in milliseconds since 1970 by the phone's clock; 0 for never. */
export function lastServerContact(): number {
  return Number(readLocal('heard')) || 0
}

/** Records that the centre has answered now. */
export function noteServerContact(now = Date.now()): void {
  writeLocal('heard', String(now))
}
