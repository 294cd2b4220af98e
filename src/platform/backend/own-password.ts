import { cutText } from '#src/base/cut-text.ts'
import { base64Of } from '#src/base/bytes.ts'
import type { Session, User } from '@supabase/auth-js'
import { post, patch, put, refusalIn } from './request.ts'

/** The result of setting a password. */
export type PasswordAnswer =
  | { readonly set: true }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }

/** Sets the password of the token's account and ends all its other sessions. */
export async function setPassword(password: string, token: string): Promise<PasswordAnswer> {
  const answer = await put('/auth/v1/user', { password }, token)
  if (!answer.ok && answer.status === undefined) return { silent: true }
  if (!answer.ok && answer.status === 401) return { refused: { code: 'session_ended', message: '' } }
  const refused = answer.ok ? undefined : refusalIn(answer.data, answer.status)
  if (refused && refused.code !== 'same_password') return { refused }
  await post('/auth/v1/logout?scope=others', {}, token)
  return { set: true }
}

/** Metadata fields of Supabase Auth. */
const providersWords = ['sub', 'email', 'phone', 'email_verified', 'phone_verified']

/** Both times are the server's, so that the phone's clock does not matter. */
const sameMomentMs = 2 * 60_000

/** True where the code that opened this session was the first proof of any address of the account. */
export function isFirstProof(user: User): boolean {
  const proofs = [user.email_confirmed_at, user.phone_confirmed_at].filter((time) => time !== undefined)
  const signedIn = Date.parse(user.last_sign_in_at ?? '')
  return proofs.length > 0 && proofs.every((time) => signedIn - Date.parse(time) < sameMomentMs)
}

/**
 * Takes over an account for the person who has just proven its address, because earlier data may be a
 * stranger's: sets the person's password, or a random one, and ends other sessions.
 *
 * @returns the user, and whether the person's own password is set
 */
export async function takeOver(
  { user, access_token: token }: Session,
  own: { readonly password?: string | undefined; readonly displayName?: string | undefined },
): Promise<{ user: User; isPasswordSet: boolean }> {
  const foreign = Object.keys(user.user_metadata).filter((word) => !providersWords.includes(word))
  const data = {
    ...Object.fromEntries(foreign.map((word) => [word, null])),
    ...(own.displayName && { display_name: own.displayName }),
  }
  const byPassword = (password: string) => put('/auth/v1/user', { password, data }, token)
  let answer = await byPassword(own.password ?? unknownPassword())
  const isPasswordSet = answer.ok && own.password !== undefined
  // A password that the project's rules refuse is asked for again; the stranger's is removed anyway.
  if (!answer.ok && answer.status !== undefined) answer = await byPassword(unknownPassword())
  await post('/auth/v1/logout?scope=others', {}, token)
  return { user: answer.ok ? (answer.data as User) : user, isPasswordSet }
}

/** Begins the profile of a new account; one that has a name already stays as it is. */
export async function beginProfile(
  account: string,
  { displayName, phone, language }: { displayName: string; phone: string | undefined; language: string },
  token: string,
): Promise<void> {
  const words = { display_name: cutText(displayName, 80), language, ...(phone && { phone }) }
  await patch(`/rest/v1/profiles?select=language&user_id=eq.${account}&display_name=is.null`, words, token)
}

function unknownPassword(): string {
  return base64Of(crypto.getRandomValues(new Uint8Array(36)))
}
