import { t } from '@lingui/core/macro'
import type { DraftFailure } from '#src/base/outcome.ts'
import { whyNotAdded } from './why-not-added.ts'

/** Returns the reason that the phone did not save a text, which stays on the screen. */
export function whyNotSavedHere(why: DraftFailure): string {
  const reason = why === 'limit' ? t`That is more than one form can hold. Shorten it.` : whyNotAdded(why)
  return `${reason} ${t`What you wrote is still here.`}`
}
