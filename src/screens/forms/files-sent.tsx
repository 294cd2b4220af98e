import { t } from '@lingui/core/macro'
import type { EntryLine } from '#src/core/outbox/outbox.ts'

/** How many of the papers the centre has. */
export function FilesSent({ files: { stored, total } }: { files: NonNullable<EntryLine['files']> }) {
  const words = t`${stored} of ${total} papers sent`
  return (
    <div className="grid w-full gap-1">
      <p>{words}</p>
      <progress className="h-3 w-full accent-green" value={stored} max={total} aria-label={words} />
    </div>
  )
}
