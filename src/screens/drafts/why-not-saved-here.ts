import { t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'

/** Returns the reason that the phone did not save a text, which stays on the screen. */
export function whyNotSavedHere(why: SaveFailure): string {
  const reason = why === 'limit' ? t`That is more than one form can hold. Shorten it.` : whyNotSaved(why)
  return `${reason} ${t`What you wrote is still here.`}`
}
