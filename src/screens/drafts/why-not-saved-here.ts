import { t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'

/** Why the phone did not keep what was written, and that it still stands on the screen. */
export function whyNotSavedHere(why: SaveFailure): string {
  const reason = why === 'limit' ? t`That is more than one form can hold. Shorten it.` : whyNotSaved(why)
  return `${reason} ${t`What you wrote is still here.`}`
}
