import { sendSignInCodes, verifyCode, type CodesAnswer, type Reach } from '#src/backend/codes.ts'
import { beginProfile, isFirstProof, setPassword, takeOver } from '#src/backend/own-password.ts'
import { storeSession, type SignInOutcome } from './sign-in.ts'
import type { Purpose } from './sign-in-progress.ts'

export { sendSignInCodes, sendSignUpCodes, type CodesAnswer, type Reach } from '#src/backend/codes.ts'

/** The context of a code. */
export interface WithCode {
  readonly purpose: Purpose
  /** For a sign-up; missing if the page was reloaded since. */
  readonly password?: string | undefined
  readonly displayName?: string | undefined
  /** Called before the sign-in ends, if the person has yet to choose a password. */
  readonly choosePassword: () => void
}

/**
 * Signs in by a one-time code, whichever channel brought it. The first proof of an account drops earlier data in it; at a
 * sign-up the person's password follows the code, and other sessions end.
 */
export async function signInByCode(reach: Reach, code: string, own: WithCode): Promise<SignInOutcome> {
  const answer = await verifyCode(reach, code)
  if (!('session' in answer)) return answer
  const { session } = answer
  const token = session.access_token
  const isSignUp = own.purpose === 'sign-up'
  let isPasswordSet = false
  let { user } = session
  if (isFirstProof(user)) ({ user, isPasswordSet } = await takeOver(session, own))
  else if (isSignUp && own.password) isPasswordSet = 'set' in (await setPassword(own.password, token))
  if (isSignUp && own.displayName)
    await beginProfile(user.id, { displayName: own.displayName, phone: reach.phone }, token)
  if ((isSignUp || own.purpose === 'forgot') && !isPasswordSet) own.choosePassword()
  return storeSession({ session: { ...session, user } })
}

/** Sends codes for a forgotten password. The answer does not reveal whether the address has an account. */
export async function sendForgotCodes(reach: Reach): Promise<CodesAnswer> {
  const answer = await sendSignInCodes(reach, false)
  if (answer.refused?.code !== 'otp_disabled') return answer
  return { sent: reach.email ? ['email'] : ['phone'] }
}
