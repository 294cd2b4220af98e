import { t } from '@lingui/core/macro'
import type { SaveResult } from '#src/base/outcome.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

/** Shows that an act is saved on this phone, or why not. */
export function notifySaved(outcome: SaveResult): void {
  if (outcome.saved)
    return notify({ title: t`Saved on this phone`, text: t`It will be sent when there is network.` })
  notify({ title: t`Nothing was saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}
