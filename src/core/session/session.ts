import { endSession, signInWithPassword, type SignInAnswer } from '#src/backend/auth.ts'
import { notKept, type NotKept } from '#src/base/outcome.ts'
import { claimGuestCart, startNextGuest } from '#src/core/cart/carts.ts'
import { claimGuestWork } from '#src/core/guest/claim-work.ts'
import {
  dropAccountKeys,
  fetchAccountKey,
  keepAccountKey,
  whileNobodyElseSigns,
} from '#src/core/keys/account-key.ts'
import { keepChoice } from '#src/device/choices.ts'
import { device } from '#src/device/database.ts'
import { canSeal } from '#src/device/sealing.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { heldPerson, heldSession, sessionKeys, type HeldSession, type Person } from './held-session.ts'
import { mirrorRoles } from './roles.ts'

export {
  watchPerson,
  watchSession,
  watchStandingPerson,
  type Person,
  type SessionState,
} from './held-session.ts'

/** What signing in came to. */
export type SignInOutcome =
  | { readonly person: Person }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }
  | { readonly notKept: NotKept }

/** Signs in and keeps the session on the phone; the phone that cannot keep it says so instead of pretending. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  return keepSession(await signInWithPassword(email, password))
}

/**
 * Keeps the session that an answer brought, from whatever way of signing in; any other answer passes through. With it
 * comes the key of the account's words: without one nothing could be kept for this person, so that is no sign-in. What
 * the guest wrote and put into the cart is the person's from here on.
 */
export async function keepSession(answer: SignInAnswer): Promise<SignInOutcome> {
  if (!('session' in answer)) return answer
  if (!canSeal()) return { notKept: 'refused' }
  const person = personOf(answer.session)
  const key = await fetchAccountKey(answer.session.access_token)
  if (!key) {
    void endSession(answer.session.access_token)
    return { silent: true }
  }
  const session = sessionOf(answer.session, Date.now())
  const outcome = await outcomeOf(() => whileNobodyElseSigns(() => keepBoth(person, session, key)))
  if (!outcome.kept) return { notKept: outcome.why }
  keepChoice('signed-in', '1')
  await outcomeOf(startNextGuest)
  // What fails here is made up for at the next chance to send (core/outbox/wake.ts).
  await outcomeOf(() => claimGuestWork(person.id))
  void mirrorRoles(person.id, session.accessToken)
  return { person }
}

/**
 * The key first: where the page dies between the two, a key without its person is dropped at the next start, while a
 * person without a key could keep nothing. The cart is claimed with the session: no tap falls between the two.
 */
async function keepBoth(person: Person, session: HeldSession, key: CryptoKey): Promise<void> {
  const before = (await heldPerson())?.id
  await keepAccountKey(person.id, key)
  try {
    await device.transaction('rw', device.settings, device.cartOperations, async () => {
      await device.settings.bulkPut([
        { key: sessionKeys.person, value: person },
        { key: sessionKeys.session, value: session },
      ])
      await claimGuestCart(person.id)
    })
  } catch (error) {
    await dropAccountKeys(before)
    throw error
  }
  await dropAccountKeys(person.id)
}

/**
 * Signs out on this phone, with or without a network. What is unsent stays, sealed under a key that is no longer here,
 * for the person's next sign-in.
 */
export async function signOut() {
  const session = await heldSession().catch(() => undefined)
  const outcome = await outcomeOf(() =>
    whileNobodyElseSigns(async () => {
      // The key first: whatever happens in between, the next person finds nothing that opens.
      await dropAccountKeys()
      await device.settings.bulkDelete(Object.values(sessionKeys))
    }),
  )
  if (!outcome.kept) return notKept(outcome.why)
  keepChoice('signed-in', null)
  if (session) void endSession(session.accessToken)
  return outcome
}

type Session = Extract<SignInAnswer, { session: unknown }>['session']

function personOf({ user }: Session): Person {
  const name: unknown = user.user_metadata['display_name']
  return { id: user.id, email: user.email ?? '', displayName: typeof name === 'string' ? name : '' }
}

/** By the phone's own clock: `expires_at` is a time of the server's, from which this phone may be years away. */
function sessionOf({ access_token, refresh_token, expires_in }: Session, now: number): HeldSession {
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt: now + expires_in * 1000 }
}
