import { t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'

/** Returns why the phone did not save, and what to do. */
export function whyNotSaved(why: SaveFailure): string {
  switch (why) {
    case 'full':
      return t`This phone has no room left. Delete some photos or apps, then try again.`
    case 'refused':
      return t`This browser does not let the app save anything. Open it in a normal window, not a private one.`
    case 'limit':
      return t`The cart cannot hold that many. Call the centre for large orders.`
    case 'locked':
      return t`It cannot be saved safely now. Unlock the app, or sign in.`
  }
}
