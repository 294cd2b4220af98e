import { readLocal, writeLocal } from './local-storage.ts'

let current: string | undefined

/** Returns this browser's guest session, `guest_{timestamp}_{random}`; creates and stores it at the first call. */
export function guestSession(): string {
  if (current === undefined) startGuestSession(readLocal('guest_session') ?? newGuestId())
  return current!
}

/** Makes this the guest session of the browser from now on. */
export function startGuestSession(id: string): void {
  current = id
  if (readLocal('guest_session') !== id) writeLocal('guest_session', id)
}

/** A name for a guest session that nobody has had. */
export function newGuestId(now = Date.now()): string {
  return `guest_${now}_${crypto.randomUUID().replaceAll('-', '')}`
}
