import { t } from '@lingui/core/macro'
import type { Kept } from '#src/base/outcome.ts'
import { notify } from '#src/ui/toasts.ts'
import { whyNotKeptHere } from './why-not-kept-here.ts'

/** Says what became of the words in a form that was closed; what could not be kept can be had back at once. */
export async function sayAfterClosing(keeping: Promise<Kept>, goBack: () => void): Promise<void> {
  const outcome = await keeping
  if (outcome.kept)
    return notify({
      title: t`Saved on this phone as a draft`,
      text: t`Go on with it under My requests.`,
      action: { label: t`Go on`, run: goBack },
    })
  notify({
    title: t`Not saved`,
    text: whyNotKeptHere(outcome.why),
    tone: 'alarm',
    action: { label: t`Back to the form`, run: goBack },
  })
}
