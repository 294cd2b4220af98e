import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'

interface WindowTitleProps {
  /** By which the window around it is named. */
  id: string
  className?: string
  children: ReactNode
}

/** The first line of a window over the page: what it is, and the way out of it. */
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
