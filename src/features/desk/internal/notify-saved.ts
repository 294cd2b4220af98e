import { t } from '@lingui/core/macro'
import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { whenArrived, type answerFromDesk } from './answer.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify, useToasts } from '#src/platform/ui/toasts.ts'

/** Shows a notice when a desk answer is saved, and another when the centre has it or refused it. */
export function notifySaved({ outcome, id }: Awaited<ReturnType<typeof answerFromDesk>>): void {
  if (!outcome.saved) return notifyIfNotSaved(outcome)
  notify({ title: t`Saved on this phone`, text: t`It will be sent when there is network.` })
  const shownNotice = useToasts.getState().shown
  const stops = [
    whenArrived(id, () => {
      stop()
      notify({ title: t`The centre has it` })
    }),
    // After the first notice is closed or replaced, only the log reports.
    useToasts.subscribe(({ shown }) => shown !== shownNotice && stop()),
  ]
  const stop = () => stops.forEach((each) => each())
}

/** Shows a notice if saving failed. */
export function notifyIfNotSaved(outcome: SaveResult<DraftFailure>): void {
  if (outcome.saved) return
  const text =
    outcome.why === 'over' ? t`Somebody changed it meanwhile. Look again.` : whyNotSaved(outcome.why)
  notify({ title: t`Nothing was saved`, text, tone: 'alarm' })
}
