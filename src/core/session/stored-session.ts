import { device, liveQuery, withDevice } from '#src/device/database.ts'

/** Where the phone keeps who is signed in, their tokens and roles, and until when they count as being here. */
export const sessionKeys = { person: 'person', session: 'session', roles: 'roles', stay: 'stay' } as const

/** How long whoever has a PIN may be away before it is asked for again; in milliseconds since 1970 by this phone's clock. */
export interface UnlockPeriod {
  readonly from: number
  readonly until: number
}

/** Who uses this phone now. Our own record: a token that ran out without a network is no sign-out. */
export interface Person {
  readonly id: string
  /** Empty for who came by phone alone. */
  readonly email: string
  readonly displayName: string
  /** The number that the account signs in with, as the centre writes it; missing where an earlier build kept the person. */
  readonly phone?: string
  /**
   * What becomes of what was made here without signing in: `unasked` until they have said whether it is theirs, `apart`
   * where it is not, or where a PIN let them in, which proves nothing of it. Missing once it is theirs, or there was none.
   */
  readonly guestWork?: 'unasked' | 'apart'
}

/** The tokens of the person's session, where page and worker can both read them. */
export interface StoredSession {
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
  return liveQuery(async () => (await currentPerson()) ?? null)
}

/**
 * The person whose session stands, now and after every change in any tab; null when nobody is signed in, and when they
 * have to sign in again: whoever is led away from signing in by this can act.
 */
export function watchStoredPerson() {
  return liveQuery(async () => {
    const { person, needsSignIn } = await sessionState()
    return needsSignIn ? null : person
  })
}

/** Who is signed in and whether the session still stands, now and after every change in any tab. */
export function watchSession() {
  return liveQuery(sessionState)
}

/** The person who is signed in; nobody from the moment when they have been away for longer than their PIN allows. */
export async function currentPerson(): Promise<Person | undefined> {
  return (await readStored()).person
}

/** Whoever signed in last and was neither signed out nor locked away, however long they have been away. */
export async function storedPerson(): Promise<Person | undefined> {
  return (await withDevice(() => device.settings.get(sessionKeys.person)))?.value as Person | undefined
}

/**
 * True while an account uses this phone. Whoever writes something of an account's asks within the transaction: what comes
 * after it has left would lie open for the next person.
 */
export async function isCurrentAccount(account: string): Promise<boolean> {
  return (await storedPerson())?.id === account
}

/** Who is signed in and whether the session still stands. */
export async function sessionState(): Promise<SessionState> {
  const { person, session } = await readStored()
  return { person: person ?? null, needsSignIn: !!person && session?.needsSignIn === true }
}

/** The tokens that the phone holds. With an owner, nothing unless they are that account's. */
export async function storedSession(owner?: string): Promise<StoredSession | undefined> {
  const { person, session } = await readStored()
  return person && (owner ?? person.id) === person.id ? session : undefined
}

/** A stay from now on that lasts so long if nobody comes back. */
export function newUnlockPeriod(awayMs: number, now = Date.now()): UnlockPeriod {
  return { from: now, until: now + awayMs }
}

/** True once a stay is over. A clock that was put back does not make it longer. */
export function isOver({ from, until }: UnlockPeriod, now = Date.now()): boolean {
  return now > until || now < from - clockMayBeOffBy
}

const clockMayBeOffBy = 5 * 60_000

async function readStored(): Promise<{ person?: Person | undefined; session?: StoredSession | undefined }> {
  const { person, session, stay } = sessionKeys
  const [who, tokens, current] = await withDevice(() => device.settings.bulkGet([person, session, stay]))
  if (current && isOver(current.value as UnlockPeriod)) return {}
  return { person: who?.value as Person | undefined, session: tokens?.value as StoredSession | undefined }
}

/**
 * Notes what becomes of what was made here without signing in; answers who is signed in. Runs within the caller's
 * transaction over the settings.
 */
export async function markGuestWork(guestWork: Person['guestWork']): Promise<Person | undefined> {
  const person = await storedPerson()
  if (!person) return undefined
  const { guestWork: _before, ...rest } = person
  const value: Person = guestWork ? { ...rest, guestWork } : rest
  await device.settings.put({ key: sessionKeys.person, value })
  return value
}

/** Writes the tokens in place of those that were held; answers false where those are gone: signed out, or renewed. */
export function replaceSession(before: StoredSession, after: StoredSession): Promise<boolean> {
  return withDevice(() =>
    device.transaction('rw', device.settings, async () => {
      if ((await storedSession())?.refreshToken !== before.refreshToken) return false
      await device.settings.put({ key: sessionKeys.session, value: after })
      return true
    }),
  )
}
