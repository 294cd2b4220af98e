import { endSession, signInWithPassword, type SignInAnswer } from '#src/backend/auth.ts'
import { notKept, type NotKept } from '#src/base/outcome.ts'
import { forgetWayIn } from './way-in.ts'
import { guestWork, isAnyWork } from '#src/core/guest/guest-work.ts'
import {
  dropAccountKeys,
  fetchAccountKey,
  keepAccountKey,
  whileNobodyElseSigns,
} from '#src/core/keys/account-key.ts'
import { openTables } from '#src/core/lock/belongings.ts'
import { dropPin, pinOf } from '#src/core/lock/pin.ts'
import { bringBack, openAway, putAway } from '#src/core/lock/put-away.ts'
import { endAnyVisit } from '#src/core/visit/end-any.ts'
import { keepChoice } from '#src/device/choices.ts'
import { device } from '#src/device/database.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { canEncrypt } from '#src/device/sealing.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import {
  heldSession,
  newStay,
  personOnRecord,
  sessionKeys,
  type HeldSession,
  type Person,
} from '#src/core/session/held-session.ts'
import { mirrorRoles } from '#src/core/session/roles.ts'

/** What signing in came to. */
export type SignInOutcome =
  | { readonly person: Person }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }
  | { readonly notKept: NotKept }

/** Signs in and keeps the session on the phone; the phone that cannot keep it says so instead of pretending. */
export async function signIn(email: string, password: string, phone?: string): Promise<SignInOutcome> {
  return keepSession(await signInWithPassword({ email, phone }, password))
}

/**
 * Keeps the session that an answer brought, from whatever way of signing in; any other answer passes through. With it
 * comes the key of the account's words: without one nothing could be kept for this person, so that is no sign-in. What
 * was made here without signing in stays apart until they say whether it is theirs (`takeGuestWork`, `leaveGuestWork`).
 */
export async function keepSession(answer: SignInAnswer): Promise<SignInOutcome> {
  if (!('session' in answer)) return answer
  if (!canEncrypt()) return { notKept: 'refused' }
  const who = personOf(answer.session)
  const key = await fetchAccountKey(answer.session.access_token)
  if (!key) {
    void endSession(answer.session.access_token)
    return { silent: true }
  }
  const session = sessionOf(answer.session, Date.now())
  let person = who
  const outcome = await outcomeOf(() =>
    whileNobodyElseSigns(async () => {
      if (isAnyWork(await guestWork())) person = { ...who, guestWork: 'unasked' }
      await keepBoth(person, session, key)
    }),
  )
  if (!outcome.kept) return { notKept: outcome.why }
  // Whoever has made nothing during a visit has nothing to be asked about.
  if (!person.guestWork) await endAnyVisit().catch(() => undefined)
  keepChoice('signed-in', '1')
  void mirrorRoles(person.id, session.accessToken)
  return { person }
}

/**
 * The key first: where the page dies between the two, a key without its person is dropped at the next start, while a
 * person without a key could keep nothing.
 */
async function keepBoth(person: Person, session: HeldSession, key: CryptoKey): Promise<void> {
  const before = (await personOnRecord())?.id
  if (before !== undefined && before !== person.id) await leave(before)
  const left = await openAway(person.id, key)
  await keepAccountKey(person.id, key)
  try {
    await device.transaction('rw', openTables, async () => {
      await bringBack(person.id, left)
      await device.settings.bulkPut([
        { key: sessionKeys.person, value: person },
        { key: sessionKeys.session, value: session },
      ])
      // Whoever signs in where a PIN had locked has forgotten it.
      if (before !== person.id) await dropPin(person.id)
      // A phone that could not lock has a stay that is over: they are here again, not gone.
      const pin = await pinOf(person.id)
      if (pin) await device.settings.put({ key: sessionKeys.stay, value: newStay(pin.awayMs) })
    })
  } catch (error) {
    await dropAccountKeys(before === person.id ? before : undefined)
    throw error
  }
  await dropAccountKeys(person.id)
}

/** Puts away what lies open of who used the phone; with a PIN they are locked, without one signed out. */
async function leave(account: string): Promise<void> {
  const key = (await steadily(() => outbox.keys.get(account)))?.key
  await putAway(account, key, key && (await pinOf(account)) ? 'with session' : 'without session')
}

/**
 * Signs out on this phone, with or without a network. What is unsent stays, sealed under a key that is no longer here,
 * for the person's next sign-in.
 */
export async function signOut() {
  const session = await heldSession().catch(() => undefined)
  const outcome = await outcomeOf(() =>
    whileNobodyElseSigns(async () => {
      const account = (await personOnRecord())?.id
      const key = account && (await steadily(() => outbox.keys.get(account)))?.key
      // Where the page dies between the two, the key of nobody is dropped at the next start (rightKeys).
      if (account !== undefined) await putAwayAsMayBe(account, key || undefined)
      await dropAccountKeys()
      await device.settings.bulkDelete(Object.values(sessionKeys))
    }),
  )
  if (!outcome.kept) return notKept(outcome.why)
  keepChoice('signed-in', null)
  forgetWayIn()
  if (session) void endSession(session.accessToken)
  return outcome
}

/** A phone without room for all of it keeps what the centre lacks: a full phone must not keep anybody signed in. */
async function putAwayAsMayBe(account: string, key: CryptoKey | undefined): Promise<void> {
  try {
    await putAway(account, key, 'without session')
  } catch {
    await putAway(account, key, 'unsent')
  }
  await dropPin(account)
}

type Session = Extract<SignInAnswer, { session: unknown }>['session']

function personOf({ user }: Session): Person {
  const name: unknown = user.user_metadata['display_name']
  const displayName = typeof name === 'string' ? name : ''
  return { id: user.id, email: user.email ?? '', displayName, ...(user.phone && { phone: user.phone }) }
}

/** By the phone's own clock: `expires_at` is a time of the server's, from which this phone may be years away. */
function sessionOf({ access_token, refresh_token, expires_in }: Session, now: number): HeldSession {
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt: now + expires_in * 1000 }
}
