import { t } from '@lingui/core/macro'
import type { DraftFailure } from '#src/base/outcome.ts'
import { whyNotAdded } from './why-not-added.ts'

/** Returns the reason that the phone did not save a text, which stays on the screen. */
export function whyNotSavedHere(why: DraftFailure): string {
  const reason = why === 'limit' ? t`One form cannot hold that much. Shorten it.` : whyNotAdded(why)
  return `${reason} ${t`Your answers are still here.`}`
}
