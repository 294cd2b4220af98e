import { savePush, pushKey } from '#src/backend/push.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { alone } from '#src/device/locks.ts'
import { notificationPermission, subscribe, subscribing, pushEndpoint } from '#src/device/push.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import type { Language } from '#src/i18n/words.ts'
import { heldTelling, keepTelling, type HeldTelling } from './held-telling.ts'

/** How often the centre hears again that this phone is still told here. */
const renewal = 24 * 60 * 60_000

/**
 * What enrolling came to: `on`, or what was missing: a `line` to the centre, a `centre` that tells anybody, a `browser`
 * that can be told, room on the phone.
 */
export type Enrolling = 'on' | 'line' | 'centre' | 'browser' | 'not kept'

/**
 * Sees to it that whoever wishes to be told is: after signing in or unlocking, in another language, after the browser has
 * changed where it is told, and once a day. Asks nothing of the person. Never rejects.
 */
export async function renewTelling(language?: Language, now = Date.now()): Promise<void> {
  // All of it alone: what was switched off meanwhile must not come back by this.
  const renew = async () => {
    const account = (await heldPerson())?.id
    const stored = account === undefined ? undefined : await heldTelling(account)
    if (account === undefined || stored?.said !== 'yes' || notificationPermission() !== 'granted') return
    const wanted = language ?? stored.language ?? 'en'
    if (stored.language !== wanted || (await isStale(stored, now))) await enrolled(account, wanted)
  }
  await outcomeOf(() => alone(subscribing, renew))
}

/** A clock that was put back makes nothing last longer. */
async function isStale({ renewedAt = 0, endpoint }: HeldTelling, now: number): Promise<boolean> {
  const since = now - renewedAt
  return since < 0 || since >= renewal || (await pushEndpoint()) !== endpoint
}

/** Has an account told here. */
export function enrol(account: string, language: Language): Promise<Enrolling> {
  return alone(subscribing, () => enrolled(account, language))
}

/** The browser first, then the centre, then the note on the phone: where one fails, nothing says that it is on. */
async function enrolled(account: string, language: Language): Promise<Enrolling> {
  const token = await accessToken({ owner: account })
  const key = token === undefined ? undefined : await pushKey()
  if (token === undefined || key === undefined) return 'line'
  if (key === null) return 'centre'
  const made = await subscribe(key)
  if (!made) return 'browser'
  if (!(await savePush({ ...made, language }, token))) return 'line'
  const { endpoint } = made
  const now = Date.now()
  const outcome = await keepTelling(account, { said: 'yes', at: now, endpoint, language, renewedAt: now })
  return outcome.kept ? 'on' : 'not kept'
}
