import { t } from '@lingui/core/macro'
import type { Kept } from '#src/base/outcome.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { notify } from '#src/ui/toasts.ts'

/** Says that something written at the desk is on this phone, or why not. */
export function sayKept(outcome: Kept): void {
  if (outcome.kept) notify({ title: t`Saved on this phone`, text: t`It goes to the centre by itself.` })
  else sayIfNot(outcome)
}

/** Says why nothing was kept, where it was not. */
export function sayIfNot(outcome: Kept): void {
  if (!outcome.kept) notify({ title: t`Nothing was saved`, text: whyNotKept(outcome.why), tone: 'alarm' })
}
