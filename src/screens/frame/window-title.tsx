import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'

interface WindowTitleProps {
  /** The id by which the window is labelled. */
  id: string
  className?: string
  children: ReactNode
}

/** The first line of a window: its title and its close button. */
export function WindowTitle({ id, className, children }: WindowTitleProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 id={id} className={className}>
        {children}
      </h2>
      <button
        type="button"
        className="icon-button"
        aria-label={t`Close`}
        onClick={(event) => event.currentTarget.closest('dialog')?.close()}
      >
        <Pictogram name="close" className="size-7" />
      </button>
    </div>
  )
}
