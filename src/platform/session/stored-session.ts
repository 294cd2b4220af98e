import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'

/** Keys of the settings with the signed-in person, their tokens, roles and unlock period. */
export const sessionKeys = { person: 'person', session: 'session', roles: 'roles', stay: 'stay' } as const

/** The setting with an account's key, wrapped by the PIN. */
export const pinKey = (account: string) => `pin:${account}`

/** The unlock period of a person with a PIN, in milliseconds since 1970 by this phone's clock. */
export interface UnlockPeriod {
  readonly from: number
  readonly until: number
}

/** The signed-in person. Our own record: a token that expired offline is no sign-out. */
export interface Person {
  readonly id: string
  /** Empty for an account with a phone alone. */
  readonly email: string
  readonly displayName: string
  /** The account's phone number as the centre writes it; missing without one. */
  readonly phone?: string
  /**
   * The owner of the guest's work: `unasked` until the person has answered, `apart` if it is not theirs, or
   * after an unlock by PIN. Missing once it is claimed, or without any.
   */
  readonly guestWork?: 'unasked' | 'apart'
}

/** The session's tokens, readable by page and worker. */
export interface StoredSession {
  readonly accessToken: string
  readonly refreshToken: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly expiresAt: number
  /** The provider ended the session. The person is still the person of this phone; to send, they sign in again. */
  readonly needsSignIn?: true
}

/** The signed-in person, and whether a new sign-in is needed before anything of theirs can be sent. */
export interface SessionState {
  readonly person: Person | null
  readonly needsSignIn: boolean
}

/** The person who is signed in, now and after every change in any tab; null when nobody is. */
export function watchPerson() {
  return watchOutbox(async () => (await currentPerson()) ?? null)
}

/**
 * Observes the signed-in person across tabs; `null` if nobody is signed in, or a new sign-in is needed. For
 * pages that redirect away from the sign-in.
 */
export function watchStoredPerson() {
  return watchOutbox(async () => {
    const { person, needsSignIn } = await sessionState()
    return needsSignIn ? null : person
  })
}

/** Observes the signed-in person and the session's state, across tabs. */
export function watchSession() {
  return watchOutbox(sessionState)
}

/** The person who is signed in; nobody from the moment when they have been away for longer than their PIN allows. */
export async function currentPerson(): Promise<Person | undefined> {
  return (await readStored()).person
}

/** Returns the last person who signed in and neither signed out nor locked, however long they have been away. */
export async function storedPerson(): Promise<Person | undefined> {
  return (await withOutbox(() => outbox.settings.get(sessionKeys.person)))?.value as Person | undefined
}

/**
 * Returns the person whose PIN has closed the phone, and whose data is not encrypted yet: for the moment in which it is
 * locked, or as long as it has no room for that.
 */
export async function closedPerson(): Promise<Person | undefined> {
  const person = await storedPerson()
  return person && !(await currentPerson()) ? person : undefined
}

/**
 * True while an account uses this phone. Check it inside each transaction that writes the account's data: a
 * write after a sign-out would stay unencrypted.
 */
export async function isCurrentAccount(account: string): Promise<boolean> {
  return (await storedPerson())?.id === account
}

/** Returns the signed-in person and the session's state. */
export async function sessionState(): Promise<SessionState> {
  const { person, session } = await readStored()
  return { person: person ?? null, needsSignIn: !!person && session?.needsSignIn === true }
}

/** Returns the stored tokens; with `owner`, only that account's. */
export async function storedSession(owner?: string): Promise<StoredSession | undefined> {
  const { person, session } = await readStored()
  return person && (owner ?? person.id) === person.id ? session : undefined
}

/** A stay from now on that lasts so long if nobody comes back. */
export function newUnlockPeriod(awayMs: number, now = Date.now()): UnlockPeriod {
  return { from: now, until: now + awayMs }
}

/** True once an unlock period is over. A clock that was set back does not extend it. */
export function isOver({ from, until }: UnlockPeriod, now = Date.now()): boolean {
  return now > until || now < from - clockMayBeOffBy
}

const clockMayBeOffBy = 5 * 60_000

async function readStored(): Promise<{ person?: Person | undefined; session?: StoredSession | undefined }> {
  const { person, session, stay } = sessionKeys
  const [who, tokens, current] = await withOutbox(() => outbox.settings.bulkGet([person, session, stay]))
  const found = {
    person: who?.value as Person | undefined,
    session: tokens?.value as StoredSession | undefined,
  }
  return (await isClosed(found.person, current?.value as UnlockPeriod | undefined)) ? {} : found
}

/** A PIN opens for a period: without one, or after it, the phone is closed. */
async function isClosed(person: Person | undefined, period: UnlockPeriod | undefined): Promise<boolean> {
  if (period) return isOver(period)
  return !!person && (await withOutbox(() => outbox.settings.get(pinKey(person.id)))) !== undefined
}

/**
 * Stores the owner of the guest's work; returns the signed-in person. Runs within the caller's transaction over
 * the settings.
 */
export async function markGuestWork(guestWork: Person['guestWork']): Promise<Person | undefined> {
  const person = await storedPerson()
  if (!person) return undefined
  const { guestWork: _before, ...rest } = person
  const value: Person = guestWork ? { ...rest, guestWork } : rest
  await outbox.settings.put({ key: sessionKeys.person, value })
  return value
}

/** Replaces the stored tokens; returns `false` if `before` is no longer stored: signed out, or renewed. */
export function replaceSession(before: StoredSession, after: StoredSession): Promise<boolean> {
  return withOutbox(() =>
    outbox.transaction('rw', outbox.settings, async () => {
      if ((await storedSession())?.refreshToken !== before.refreshToken) return false
      await outbox.settings.put({ key: sessionKeys.session, value: after })
      return true
    }),
  )
}
