import { device, liveQuery } from '#src/device/database.ts'

/** Where the phone keeps who is signed in, their tokens and their roles. */
export const sessionKeys = { person: 'person', session: 'session', roles: 'roles' } as const

/** Who uses this phone now. Our own record: a token that ran out without a network is no sign-out. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly displayName: string
}

/** The tokens of the person's session, where page and worker can both read them. */
export interface HeldSession {
  readonly accessToken: string
  readonly refreshToken: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly expiresAt: number
  /** The provider ended the session. The person is still the person of this phone; to send, they sign in again. */
  readonly needsSignIn?: true
}

/** Who is signed in, and whether they have to sign in again before anything of theirs can be sent. */
export interface SessionState {
  readonly person: Person | null
  readonly needsSignIn: boolean
}

/** The person who is signed in, now and after every change in any tab; null when nobody is. */
export function watchPerson() {
  return liveQuery(async () => (await heldPerson()) ?? null)
}

/**
 * The person whose session stands, now and after every change in any tab; null when nobody is signed in, and when they
 * have to sign in again: whoever is led away from signing in by this can act.
 */
export function watchStandingPerson() {
  return liveQuery(async () => {
    const { person, needsSignIn } = await sessionState()
    return needsSignIn ? null : person
  })
}

/** Who is signed in and whether the session still stands, now and after every change in any tab. */
export function watchSession() {
  return liveQuery(sessionState)
}

/** The person who is signed in. */
export async function heldPerson(): Promise<Person | undefined> {
  return (await device.settings.get(sessionKeys.person))?.value as Person | undefined
}

/** Who is signed in and whether the session still stands. */
export async function sessionState(): Promise<SessionState> {
  const [person, session] = await device.settings.bulkGet([sessionKeys.person, sessionKeys.session])
  return {
    person: (person?.value as Person | undefined) ?? null,
    needsSignIn: !!person && (session?.value as HeldSession | undefined)?.needsSignIn === true,
  }
}

/** The tokens that the phone holds. With an owner, nothing unless they are that account's. */
export async function heldSession(owner?: string): Promise<HeldSession | undefined> {
  const [person, session] = await device.settings.bulkGet([sessionKeys.person, sessionKeys.session])
  const id = (person?.value as Person | undefined)?.id
  return id !== undefined && (owner ?? id) === id ? (session?.value as HeldSession | undefined) : undefined
}

/** Writes the tokens in place of those that were held; answers false where those are gone: signed out, or renewed. */
export function replaceSession(before: HeldSession, after: HeldSession): Promise<boolean> {
  return device.transaction('rw', device.settings, async () => {
    if ((await heldSession())?.refreshToken !== before.refreshToken) return false
    await device.settings.put({ key: sessionKeys.session, value: after })
    return true
  })
}
