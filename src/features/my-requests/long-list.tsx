import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { LatestEntries } from '#src/features/forms/submissions.ts'

/** Number of rows at first, and added by each tap; an agent's phone has thousands. */
const [first, portion] = [8, 20]

/** The part of a list that is not loaded yet. */
export interface Rest {
  readonly left: number
  /** Loads more; the items arrive later. */
  readonly load: () => void
}

/** Returns the part of one's own submissions of a state that is not loaded yet. */
export function restOf({ left, showMore }: LatestEntries, state: keyof LatestEntries['left']): Rest {
  return { left: left[state], load: () => showMore(state) }
}

interface LongListProps<Item> {
  title: string
  items: readonly Item[]
  renderRow: (item: Item) => ReactNode
  rest?: Rest
  /** Between the title and the rows. */
  children?: ReactNode
}

/** A list with a title, a portion at a time; nothing for an empty list. */
export function LongList<Item>({ title, items, rest, renderRow, children }: LongListProps<Item>) {
  const [shown, setShown] = useState(first)
  const count = items.length + (rest?.left ?? 0)
  if (!count) return null
  const more = count - shown
  const showMore = () => {
    setShown(shown + portion)
    if (items.length < shown + portion) rest?.load()
  }
  return (
    <section className="grid gap-3">
      <h2>
        {title} <span className="text-muted">({count})</span>
      </h2>
      {children}
      <ul className="grid gap-3">{items.slice(0, shown).map(renderRow)}</ul>
      {more > 0 && (
        <button type="button" className="button-quiet" onClick={showMore}>
          {t`Show more (${more})`}
        </button>
      )}
    </section>
  )
}
