import { t } from '@lingui/core/macro'
import type { EntryLine } from '#src/core/submissions/submissions.ts'
import type { Form } from '#src/forms/define.ts'
import { saveCopy } from './own-entry.ts'

interface SaveCopyProps {
  entry: EntryLine
  form: Form | undefined
  title: string
}

/** Gives the person a copy of what they wrote, as a file of the phone. */
export function SaveCopy({ entry, form, title }: SaveCopyProps) {
  return (
    <button
      type="button"
      className="button-quiet"
      aria-label={t`Save a copy: ${title}`}
      onClick={() => saveCopy(entry, form)}
    >
      {t`Save a copy`}
    </button>
  )
}
