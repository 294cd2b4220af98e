import { t } from '@lingui/core/macro'
import type { Undone } from '#src/core/desk/call-centre.ts'

/** Says why a call of the desk came to nothing, and what to do. A refusal is never called an absent network. */
export function whyUndone(why: Undone): string {
  switch (why) {
    case 'no right':
      return t`You do not have the role for this any more. Ask the manager.`
    case 'refused':
      return t`The centre did not take it: something in it is not right. Look at it again.`
    case 'no line':
      return t`The centre cannot be reached now. Try again.`
  }
}
