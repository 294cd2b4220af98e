import { t } from '@lingui/core/macro'
import type { NotKept } from '#src/base/outcome.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'

/** Why the phone did not keep what was written, and that it still stands on the screen. */
export function whyNotKeptHere(why: NotKept): string {
  const reason = why === 'limit' ? t`That is more than one form can hold. Shorten it.` : whyNotKept(why)
  return `${reason} ${t`What you wrote is still here.`}`
}
