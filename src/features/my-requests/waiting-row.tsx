import { t } from '@lingui/core/macro'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import { Reference } from '#src/features/apply/reference.tsx'
import { timeText } from '#src/base/moment.ts'
import { StateMark } from '#src/platform/ui/state-mark.tsx'
import { FilesSent } from '#src/features/apply/files-sent.tsx'
import { inOneLine, RequestHead } from '#src/features/my-requests/internal/request-head.tsx'
import { SaveCopy } from '#src/features/my-requests/internal/save-copy.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { useForm } from './use-form.ts'
import { whyWaiting } from '#src/features/my-requests/internal/why-waiting.ts'
import { titleOf } from '#src/features/my-requests/internal/words-of-entry.ts'

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
