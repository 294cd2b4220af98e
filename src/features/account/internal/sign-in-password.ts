import { signInWithPassword, type SignInAnswer } from '#src/platform/backend/auth.ts'
import { verifyCode, type Reach } from '#src/platform/backend/codes.ts'
import { setPassword, type PasswordAnswer } from '#src/platform/backend/own-password.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { endedSession } from '#src/platform/session/call-centre.ts'
import { goOnWith } from './sign-in.ts'

export type { PasswordAnswer } from '#src/platform/backend/own-password.ts'

/** The proof before a change of the password. */
export type Proof = { readonly old: string } | { readonly code: string }

/** Sets the password of a person who has just signed in by a code. */
export async function setOwnPassword(account: string, password: string): Promise<PasswordAnswer> {
  const token = await accessToken({ owner: account })
  if (token) return setPassword(password, token)
  const refused = await endedSession()
  return refused ? { refused } : { silent: true }
}

/**
 * Changes the password by the old one or by a fresh code. Ends every other session of the account; this phone
 * continues with the proof's session.
 */
export async function changePassword(
  account: string,
  reach: Reach,
  proof: Proof,
  password: string,
): Promise<PasswordAnswer> {
  const answer = await prove(reach, proof)
  if (!('session' in answer)) return answer
  const { session } = answer
  if (session.user.id !== account) return { refused: { code: 'invalid_credentials', message: '' } }
  const changed = await setPassword(password, session.access_token)
  // A refused password leaves both sessions; the fresh one is kept, by which the next try is as good.
  await goOnWith(session)
  return changed
}

async function prove(reach: Reach, proof: Proof): Promise<SignInAnswer> {
  if ('code' in proof) return verifyCode(reach, proof.code)
  return signInWithPassword(reach, proof.old)
}
