import { t } from '@lingui/core/macro'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { whyNoAnswer } from './why-no-answer.ts'

/** Says why a call of somebody at the centre came to nothing, and what to do. A refusal is never called an absent network. */
export function whyUndone(why: Undone): string {
  switch (why) {
    case 'no right':
      return t`You do not have the role for this any more. Ask the manager.`
    case 'sign in':
      return t`Your sign-in has ended. Sign in again.`
    case 'busy':
      return t`The centre has too much to do just now. Try again in a while.`
    case 'refused':
      return t`The centre did not accept it. Something in it is not right. Check it again.`
    case 'no network':
      return whyNoAnswer()
  }
}
