import { t } from '@lingui/core/macro'
import type { EntryLine } from '#src/core/submissions/submissions.ts'

/** The number of documents that the centre has. */
export function FilesSent({ files: { sent, total } }: { files: NonNullable<EntryLine['files']> }) {
  const words = t`${sent} of ${total} papers sent`
  return (
    <div className="grid w-full gap-1">
      <p>{words}</p>
      <progress className="h-3 w-full accent-green" value={sent} max={total} aria-label={words} />
    </div>
  )
}
