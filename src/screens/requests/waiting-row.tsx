import { t } from '@lingui/core/macro'
import type { EntryLine } from '#src/core/submissions/submissions.ts'
import { Reference } from '#src/screens/forms/reference.tsx'
import { timeText } from '#src/base/moment.ts'
import { StateMark } from '#src/ui/state-mark.tsx'
import { FilesSent } from '#src/screens/forms/files-sent.tsx'
import { inOneLine, RequestHead } from './request-head.tsx'
import { SaveCopy } from './save-copy.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { titleOf } from './kind-texts.ts'
import { useForm } from './use-form.ts'
import { isCentreAtFault } from '#src/screens/faults/why-no-answer.ts'

/** A waiting entry; in a farmer's list without the name. */
export function WaitingRow({ entry, ofFarmer }: { entry: EntryLine; ofFarmer?: true }) {
  const form = useForm(entry.form)
  const kind = titleOf(entry, form)
  const title = inOneLine(kind, entry.name)
  const sending = entry.state === 'sending'
  return (
    <li className="card grid gap-2 p-4" data-state={entry.state}>
      <RequestHead title={kind} name={ofFarmer ? undefined : entry.name} as={ofFarmer && 'h4'} />
      <div className="flex items-center gap-3">
        <StateMark state={entry.stuck ? 'stuck' : sending ? 'sending' : 'saved'} />
        <p>
          <strong className="block">
            {sending ? t`Sending` : t`Saved on this phone ${timeText(entry.createdAt)}`}
          </strong>
          {!sending && <span>{whyWaiting(entry)}</span>}
        </p>
      </div>
      {entry.files && <FilesOnTheWay files={entry.files} arePapers={form?.documents !== undefined} />}
      {!sending && (
        <CancelRequest id={entry.id} title={title}>
          <SaveCopy entry={entry} form={form} title={title} />
        </CancelRequest>
      )}
    </li>
  )
}

/** The progress of the documents, and the reference once the centre has the answers. */
function FilesOnTheWay({ files, arePapers }: { files: NonNullable<EntryLine['files']>; arePapers: boolean }) {
  return (
    <>
      <FilesSent files={files} arePapers={arePapers} />
      {files.receipt && <Reference reference={files.receipt.reference ?? ''} />}
    </>
  )
}

/** Returns the reason of the waiting, and the time of the next attempt. */
function whyWaiting({ why, nextAttemptAt, stuck }: EntryLine): string {
  if (why === 'sign-in') return t`Waits until you sign in again.`
  if (why === 'wifi') return t`Waits for Wi-Fi. Tap Send now to send over mobile data.`
  if (stuck) return t`There is network, and still it has not gone. Tap Send now, or call the centre.`
  const reason =
    why === 'centre' || why === 'busy' || isCentreAtFault()
      ? t`The centre did not take it yet.`
      : t`Goes when there is network.`
  return nextAttemptAt && nextAttemptAt > Date.now()
    ? `${reason} ${t`Next try: ${timeText(nextAttemptAt)}`}`
    : reason
}
