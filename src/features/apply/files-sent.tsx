import { t } from '@lingui/core/macro'
import type { EntryLine } from '#src/features/forms/submissions.ts'

interface FilesSentProps {
  files: NonNullable<EntryLine['files']>
  /** True if they are the documents of a form, and not photos and a voice note. */
  arePapers: boolean
}

/** The number of files that the centre has. */
export function FilesSent({ files: { sent, total }, arePapers }: FilesSentProps) {
  const words = arePapers
    ? t`${sent} of ${total} papers sent`
    : t`${sent} of ${total} photos and voice notes sent`
  return (
    <div className="grid w-full gap-1">
      <p>{words}</p>
      <progress className="h-3 w-full accent-green" value={sent} max={total} aria-label={words} />
    </div>
  )
}
