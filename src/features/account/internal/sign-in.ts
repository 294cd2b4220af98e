import { endSession, signInWithPassword, type SignInAnswer } from '#src/platform/backend/auth.ts'
import { notSaved, saved, type SaveFailure } from '#src/base/outcome.ts'
import { forgetSignInProgress } from '#src/features/account/sign-in-progress.ts'
import { joinGuestCart, startNextGuest } from '#src/features/cart/carts.ts'
import { joinedGoods, type JoinedGoods } from '#src/features/cart/give-back.ts'
import { guestWork, ownerToAsk } from '#src/features/shared-phone/guest-work.ts'
import {
  deleteAccountKeys,
  fetchAccountKey,
  storeAccountKey,
  withSignInLock,
} from '#src/platform/session/account-key.ts'
import { accountTables } from '#src/features/shared-phone/account-data.ts'
import { deletePin, pinOf } from '#src/features/shared-phone/pin.ts'
import { renewLater } from '#src/features/shared-phone/renew-locked.ts'
import {
  restoreAccountData,
  decryptAccountData,
  encryptAccountData,
} from '#src/features/shared-phone/encrypt-account-data.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { endAnyVisit } from '#src/features/shared-phone/end-any.ts'
import { writeLocal } from '#src/platform/device/local-storage.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { canEncrypt } from '#src/platform/device/encryption.ts'
import { answerOf, resultOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import {
  storedSession,
  newUnlockPeriod,
  storedPerson,
  sessionKeys,
  sessionState,
  type StoredSession,
  type Person,
} from '#src/platform/session/stored-session.ts'
import { undoneBy, type Undone } from '#src/platform/session/call-centre.ts'
import { endStoredSession } from '#src/platform/session/end-stored.ts'
import { mirrorRoles } from '#src/platform/session/roles.ts'

/** The result of signing in. */
export type SignInOutcome =
  | {
      readonly person: Person
      /** What joined the person's cart from this phone's guest. */
      readonly joined?: JoinedGoods
      /** Why the one-time use of before could not be ended; it ends by its own clock. */
      readonly visitGoesOn?: SaveFailure
    }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }
  | { readonly notSaved: SaveFailure }

/** Signs in and stores the session; `notSaved` if the phone cannot store it. */
export async function signIn(email: string, password: string, phone?: string): Promise<SignInOutcome> {
  return storeSession(await signInWithPassword({ email, phone }, password))
}

/**
 * Stores the session of an answer, of any way to sign in; returns other answers unchanged. Fetches the account's
 * key first: without it nothing could be stored, so the sign-in fails. The guest's cart joins the account's; other work
 * stays the guest's until the person claims it (`takeGuestWork`, `leaveGuestWork`).
 */
export async function storeSession(answer: SignInAnswer): Promise<SignInOutcome> {
  if (!('session' in answer)) return answer
  if (!canEncrypt()) return { notSaved: 'refused' }
  const who = personOf(answer.session)
  const found = await fetchAccountKey(answer.session.access_token)
  if (!('key' in found)) {
    void endSession(answer.session.access_token)
    return withoutKey(undoneBy(found))
  }
  const { key } = found
  await makeRoomFor(who.id)
  const session = sessionOf(answer.session, Date.now())
  const outcome = await resultOf(() =>
    withSignInLock(async () => {
      const asked = ownerToAsk(await guestWork())
      const person = asked ? { ...who, guestWork: asked } : who
      await storeSessionAndKey(person, session, key)
      return person
    }),
  )
  if (!outcome.saved) return { notSaved: outcome.why }
  const { value: person } = outcome
  // A visit without any work needs no question.
  const ended = person.guestWork === 'unasked' ? saved : await answerOf(endAnyVisit)
  writeLocal('signed-in', '1')
  void mirrorRoles(person.id, session.accessToken)
  const joined = (await joinedGoods().catch(() => null)) ?? undefined
  return { person, ...(joined && { joined }), ...(!ended.saved && { visitGoesOn: ended.why }) }
}

/** A centre that refuses the key is there: nobody is told to look for a network. */
function withoutKey(why: Undone): SignInOutcome {
  if (why === 'no network') return { silent: true }
  return { refused: { code: why === 'busy' ? 'over_request_rate_limit' : 'no_key', message: '' } }
}

/**
 * Goes on with another session of the account that uses this phone. One whose account has left meanwhile is ended: nobody who has
 * signed out comes back by it.
 */
export async function goOnWith(session: Session): Promise<void> {
  const outcome = await saveForAccount(session.user.id, [], () =>
    outbox.settings.put({ key: sessionKeys.session, value: sessionOf(session, Date.now()) }),
  )
  if (!outcome.saved) void endSession(session.access_token)
}

/** Saves the work of the account before, whose session has ended, if nobody can sign in as it any more. */
async function makeRoomFor(account: string): Promise<void> {
  const { person, needsSignIn } = (await sessionState().catch(() => undefined)) ?? {}
  if (!person || person.id === account || !needsSignIn) return
  // Rows that fail here stay as after any sign-out: encrypted, without their key.
  const loaded = await import('#src/features/shared-phone/go-on-as-guest.ts').catch(() => undefined)
  await loaded?.leaveGoneAccount(person.id).catch(() => undefined)
}

/** Stores person, session, key and restored data in one transaction, after the account before has left. */
async function storeSessionAndKey(person: Person, session: StoredSession, key: CryptoKey): Promise<void> {
  const before = (await storedPerson())?.id
  if (before !== undefined && before !== person.id) await leave(before)
  const left = await decryptAccountData(person.id, key)
  await withOutbox(() =>
    outbox.transaction('rw', accountTables, async () => {
      await deleteAccountKeys(person.id)
      await storeAccountKey(person.id, key)
      await restoreAccountData(person.id, left)
      await outbox.settings.bulkPut([
        { key: sessionKeys.person, value: person },
        { key: sessionKeys.session, value: session },
      ])
      // Signing in on a phone that a PIN had locked means that the PIN was forgotten.
      if (before !== person.id) await deletePin(person.id)
      // Who is here already, and only renews a session, brings nothing along.
      if (before !== person.id) await joinGuestCart(person.id)
      // A phone that could not lock has a stay that is over: they are here again, not gone.
      const pin = await pinOf(person.id)
      if (pin) await outbox.settings.put({ key: sessionKeys.stay, value: newUnlockPeriod(pin.awayMs) })
    }),
  )
  await startNextGuest()
  // That of a forgotten PIN.
  const earlier = left?.settings.find(({ key: name }) => name === sessionKeys.session)?.value
  if (earlier) void endStoredSession(earlier as StoredSession)
}

/** Encrypts the data of the previous account: locked if it has a PIN, else signed out. */
async function leave(account: string): Promise<void> {
  const session = await storedSession(account).catch(() => undefined)
  const key = (await withOutbox(() => outbox.keys.get(account)))?.key
  const isLocked = key && (await pinOf(account)) !== undefined
  await encryptAccountData(account, key, isLocked ? 'with session' : 'without session')
  if (isLocked) renewLater({ account, key })
  else if (session) void endStoredSession(session)
}

/**
 * Signs out on this phone, with or without a network. Unsent work stays encrypted, without its key, until the
 * person's next sign-in.
 */
export async function signOut() {
  const session = await storedSession().catch(() => undefined)
  const outcome = await saveResultOf(() =>
    withSignInLock(async () => {
      const account = (await storedPerson())?.id
      const key = account && (await withOutbox(() => outbox.keys.get(account)))?.key
      if (account !== undefined) await encryptIfPossible(account, key || undefined)
    }),
  )
  if (!outcome.saved) return notSaved(outcome.why)
  writeLocal('signed-in', null)
  void forgetSignInProgress()
  if (session) void endStoredSession(session)
  return outcome
}

/** Encrypts all data, or only unsent data on a full phone: a full phone must not prevent a sign-out. */
async function encryptIfPossible(account: string, key: CryptoKey | undefined): Promise<void> {
  try {
    await encryptAccountData(account, key, 'without session')
  } catch {
    await encryptAccountData(account, key, 'unsent')
  }
}

type Session = Extract<SignInAnswer, { session: unknown }>['session']

function personOf({ user }: Session): Person {
  const name: unknown = user.user_metadata['display_name']
  const displayName = typeof name === 'string' ? name : ''
  return { id: user.id, email: user.email ?? '', displayName, ...(user.phone && { phone: user.phone }) }
}

/** By the phone's own clock: `expires_at` is a time of the server's, from which this phone may be years away. */
function sessionOf({ access_token, refresh_token, expires_in }: Session, now: number): StoredSession {
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt: now + expires_in * 1000 }
}
