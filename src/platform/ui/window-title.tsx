import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from './pictogram.tsx'
import { WindowLanguage, type Reopen } from './window-language.tsx'

interface WindowTitleProps {
  /** The id by which the window is labelled. */
  id: string
  className?: string
  /** Opens the window again in another language; without it, the window has no language switch. */
  reopen?: Reopen | undefined
  children: ReactNode
}

/** The first line of a window: its title, its language switch and its close button. */
export function WindowTitle({ id, className, reopen, children }: WindowTitleProps) {
  return (
    <div className="flex items-center gap-1">
      <h2 id={id} className={`mr-auto ${className ?? ''}`}>
        {children}
      </h2>
      {reopen && <WindowLanguage reopen={reopen} />}
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
