import { endSession, signInWithPassword, type SignInAnswer } from '#src/backend/auth.ts'
import { notKept, type NotKept } from '#src/base/outcome.ts'
import { keepChoice } from '#src/device/choices.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'

const personKey = 'person'
const sessionKey = 'session'

/** Who uses this phone now. Our own record: a token that ran out without a network is no sign-out. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly displayName: string
}

/** The tokens of the person's session, where page and worker can both read them. */
interface HeldSession {
  readonly accessToken: string
  readonly refreshToken: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** What signing in came to. */
export type SignInOutcome =
  | { readonly person: Person }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }
  | { readonly notKept: NotKept }

/** The person who is signed in, now and after every change in any tab; null when nobody is. */
export function watchPerson() {
  return liveQuery(async () => ((await device.settings.get(personKey))?.value as Person | undefined) ?? null)
}

/** Signs in and keeps the session on the phone; the phone that cannot keep it says so instead of pretending. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  return keepSession(await signInWithPassword(email, password))
}

/** Keeps the session that an answer brought, from whatever way of signing in; any other answer passes through. */
export async function keepSession(answer: SignInAnswer): Promise<SignInOutcome> {
  if (!('session' in answer)) return answer
  const person = personOf(answer.session)
  const outcome = await outcomeOf(() =>
    device.settings.bulkPut([
      { key: personKey, value: person },
      { key: sessionKey, value: heldSession(answer.session) },
    ]),
  )
  if (!outcome.kept) return { notKept: outcome.why }
  keepChoice('signed-in', '1')
  return { person }
}

/** Signs out on this phone, with or without a network; the cart and everything unsent stay. */
export async function signOut() {
  const session = (await device.settings.get(sessionKey).catch(() => undefined))?.value as
    | HeldSession
    | undefined
  const outcome = await outcomeOf(() => device.settings.bulkDelete([personKey, sessionKey]))
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

function heldSession({ access_token, refresh_token, expires_at }: Session): HeldSession {
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt: (expires_at ?? 0) * 1000 }
}
