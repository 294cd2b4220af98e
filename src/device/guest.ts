import { choiceOf, keepChoice } from './choices.ts'

let current: string | undefined

/** The guest session of this browser, `guest_{timestamp}_{random}`; made at the first call and kept. */
export function guestSession(): string {
  current ??= choiceOf('guest_session') ?? newGuestSession()
  return current
}

function newGuestSession(): string {
  const id = `guest_${Date.now()}_${crypto.randomUUID().replaceAll('-', '')}`
  keepChoice('guest_session', id)
  return id
}
