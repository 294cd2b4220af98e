import { endSession, signInWithPassword, type SignInAnswer } from '#src/backend/auth.ts'
import { notKept, type NotKept } from '#src/base/outcome.ts'
import { claimGuestCart, startNextGuest } from '#src/core/cart/carts.ts'
import { keepChoice } from '#src/device/choices.ts'
import { device } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { heldSession, sessionKeys, type HeldSession, type Person } from './held-session.ts'
import { mirrorRoles } from './roles.ts'

export { watchPerson, watchSession, type Person, type SessionState } from './held-session.ts'

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
 * Keeps the session that an answer brought, from whatever way of signing in; any other answer passes through. What the
 * guest has in the cart is the person's from here on, in the same transaction: no tap falls between the two.
 */
export async function keepSession(answer: SignInAnswer): Promise<SignInOutcome> {
  if (!('session' in answer)) return answer
  const person = personOf(answer.session)
  const session = sessionOf(answer.session, Date.now())
  const outcome = await outcomeOf(() =>
    device.transaction('rw', device.settings, device.cartOperations, async () => {
      await device.settings.bulkPut([
        { key: sessionKeys.person, value: person },
        { key: sessionKeys.session, value: session },
      ])
      await claimGuestCart(person.id)
    }),
  )
  if (!outcome.kept) return { notKept: outcome.why }
  keepChoice('signed-in', '1')
  await outcomeOf(startNextGuest)
  void mirrorRoles(person.id, session.accessToken)
  return { person }
}

/** Signs out on this phone, with or without a network. What is unsent stays, unseen, for the person's next sign-in. */
export async function signOut() {
  const session = await heldSession().catch(() => undefined)
  const outcome = await outcomeOf(() => device.settings.bulkDelete(Object.values(sessionKeys)))
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
