import { t } from '@lingui/core/macro'
import type { SaveResult } from '#src/base/outcome.ts'
import { whenArrived, type answerFromDesk } from '#src/core/desk/answer.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify, useToasts } from '#src/ui/toasts.ts'

/** Says that something written at the desk is on this phone, and as soon as it is at the centre, that; or why not. */
export function notifySaved({ outcome, id }: Awaited<ReturnType<typeof answerFromDesk>>): void {
  if (!outcome.saved) return notifyIfNotSaved(outcome)
  notify({ title: t`Saved on this phone`, text: t`It goes to the centre by itself.` })
  const shownNotice = useToasts.getState().shown
  const stops = [
    whenArrived(id, () => {
      stop()
      notify({ title: t`The centre has it` })
    }),
    // Who has read the first notice, or another since, is told by the log alone.
    useToasts.subscribe(({ shown }) => shown !== shownNotice && stop()),
  ]
  const stop = () => stops.forEach((each) => each())
}

/** Says why nothing was kept, where it was not. */
export function notifyIfNotSaved(outcome: SaveResult): void {
  if (!outcome.saved) notify({ title: t`Nothing was saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}
