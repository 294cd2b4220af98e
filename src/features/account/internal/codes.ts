import { verifyCode, type Reach } from '#src/platform/backend/codes.ts'
import { beginProfile, isFirstProof, setPassword, takeOver } from '#src/platform/backend/own-password.ts'
import { language } from '#src/platform/i18n/words.ts'
import { storeSession, type SignInOutcome } from './sign-in.ts'
import type { Purpose } from '#src/features/account/sign-in-progress.ts'
import { wantEmail } from './wanted-email.ts'

export {
  sendSignInCodes,
  sendSignUpCodes,
  type CodesAnswer,
  type Reach,
} from '#src/platform/backend/codes.ts'

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
    await beginProfile(
      user.id,
      { displayName: own.displayName, phone: reach.phone, language: language() },
      token,
    )
  if ((isSignUp || own.purpose === 'forgot') && !isPasswordSet) own.choosePassword()
  const outcome = await storeSession({ session: { ...session, user } })
  if (isSignUp) await keepEmail(reach, outcome)
  return outcome
}

/** Keeps the e-mail address of a sign-up whose account the phone's code has proven: it waits in the profile. */
async function keepEmail({ email }: Reach, outcome: SignInOutcome): Promise<void> {
  if (email && 'person' in outcome && !outcome.person.email) await wantEmail(outcome.person.id, email)
}
