import { verifyCode, type Reach } from '#src/backend/codes.ts'
import { keepSession, type SignInOutcome } from '#src/core/session/session.ts'

export { sendSignInCodes, signUp, type CodesAnswer, type Reach } from '#src/backend/codes.ts'

/** Signs in by a one-time code, whichever channel brought it. */
export async function signInByCode(reach: Reach, code: string): Promise<SignInOutcome> {
  return keepSession(await verifyCode(reach, code))
}
