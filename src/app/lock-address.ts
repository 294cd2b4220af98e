import { ownAddress, withoutQuery } from '#src/base/own-address.ts'
import { returnAddress, type Place } from '#src/base/return-address.ts'

/** Why a page is left: a PIN has locked the phone, it has no room to lock and is closed, or a one-time use is over. */
export type Leaving = 'locked' | 'closed' | 'visit'

/**
 * Returns the address of the lock screen to show instead of a page, with the page to return to after the PIN. That of a
 * one-time use is nobody else's. `undefined` where the lock screen is shown already.
 */
export function lockAddress(why: Leaving, place: Place): string | undefined {
  const isThere = place.pathname === '/lock'
  // Nothing changes until there is room: it would load again and again.
  if (why === 'closed' && isThere) return undefined
  if (why === 'visit') return '/lock'
  const page = isThere ? ownAddress(place.search?.['to']) : returnAddress(place)
  // The search text, at the desk a person's name, must not be visible on a locked phone.
  const to = withoutQuery(page, 'q')
  return to === '/' ? '/lock' : `/lock?to=${encodeURIComponent(to)}`
}
