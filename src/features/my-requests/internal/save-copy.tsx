import { t } from '@lingui/core/macro'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Form } from '#src/features/forms/define.ts'
import { saveCopy } from './own-entry.ts'

interface SaveCopyProps {
  entry: EntryLine
  form: Form | undefined
  title: string
}

/** Saves a copy of an entry as a file. */
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
