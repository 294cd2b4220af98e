import { t } from '@lingui/core/macro'
import type { DraftFailure } from '#src/base/outcome.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

/** Returns why the phone changed nothing of a draft or a returned request, which another tab may have ended, and the way on. */
export function whyNotAdded(why: DraftFailure): string {
  return why === 'over' ? t`This was sent or deleted meanwhile. See My requests.` : whyNotSaved(why)
}
