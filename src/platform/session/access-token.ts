import { renewSession, type RenewedSession } from '#src/platform/backend/session.ts'
import { withLock, type WithLock } from '#src/platform/device/locks.ts'
import { resultOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import { storedSession, replaceSession, type StoredSession } from './stored-session.ts'
import { mirrorRoles } from './roles.ts'

/**
 * A token that is good for less than this is renewed first: a slow connection may need half a minute to bring it
 * there.
 */
const shortestUse = 90_000

/** The world of a token renewal. */
export interface Renewing {
  readonly withLock: WithLock
  readonly now: () => number
  readonly renew: typeof renewSession
  /** Called with the person and a fresh token, without waiting for it. */
  readonly renewed: (person: string, token: string) => unknown
}

const browser: Renewing = { withLock, now: () => Date.now(), renew: renewSession, renewed: mirrorRoles }

/**
 * Returns a valid access token of the signed-in person, renewed shortly before it expires. `undefined` if nobody
 * is signed in, the centre does not answer (retry later; the person stays signed in), or the session has ended
 * (see `watchSession`). Pages and the worker share one renewal, so that no refresh token is used twice.
 *
 * @param wanted.owner returns `undefined` unless this account is signed in, so that nothing is sent under
 *   another name
 * @param wanted.stale a token that the centre has just refused, whatever this phone's clock says
 */
export async function accessToken(
  wanted: { owner?: string; stale?: string } = {},
  world = browser,
): Promise<string | undefined> {
  const atHand = await tokenAtHand(wanted, world.now())
  if (atHand !== 'run out') return atHand
  return world.withLock('session', async () => {
    // Another tab may have renewed it while this one waited for its turn.
    const current = await tokenAtHand(wanted, world.now())
    if (current !== 'run out') return current
    const stored = await storedSession(wanted.owner)
    return stored && (await renewedToken(stored, wanted.owner, world))
  })
}

async function tokenAtHand({ owner, stale }: { owner?: string; stale?: string }, now: number) {
  const stored = await storedSession(owner).catch(() => undefined)
  if (!stored || stored.needsSignIn) return undefined
  const lifetime = stored.expiresAt - now >= shortestUse && stored.accessToken !== stale
  return lifetime ? stored.accessToken : ('run out' as const)
}

async function renewedToken(
  stored: StoredSession,
  owner: string | undefined,
  world: Renewing,
): Promise<string | undefined> {
  const answer = await world.renew(stored.refreshToken)
  if ('refused' in answer) await saveResultOf(() => replaceSession(stored, { ...stored, needsSignIn: true }))
  if (!('session' in answer)) return undefined
  const { session } = answer
  if (owner !== undefined && session.person !== owner) return undefined
  // Where there is no room the token still serves this once: the old refresh token leads to the new one next time.
  const outcome = await resultOf(() => replaceSession(stored, sessionFrom(session, world.now())))
  if (outcome.saved && !outcome.value) return undefined
  void world.renewed(session.person, session.accessToken)
  return session.accessToken
}

/** Returns a renewed session as it is stored, by the phone's own clock. */
export function sessionFrom(
  { accessToken: token, refreshToken, lifetimeMs }: RenewedSession,
  now: number,
): StoredSession {
  return { accessToken: token, refreshToken, expiresAt: now + lifetimeMs }
}
