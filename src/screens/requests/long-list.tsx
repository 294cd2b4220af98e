import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { LatestEntries } from '#src/core/submissions/submissions.ts'

/** How many rows are drawn at first, and with every tap: a phone that helps a village has thousands. */
const [first, portion] = [8, 20]

/** What of a list has not been read yet. */
export interface Rest {
  readonly left: number
  /** Reads more of it; the items come later. */
  readonly load: () => void
}

/** What of one's own submissions of a state has not been read yet. */
export function restOf({ left, showMore }: LatestEntries, state: keyof LatestEntries['left']): Rest {
  return { left: left[state], load: () => showMore(state) }
}

interface LongListProps<Item> {
  title: string
  items: readonly Item[]
  renderRow: (item: Item) => ReactNode
  rest?: Rest
  /** Stands between the title and the rows. */
  children?: ReactNode
}

/** A list under its title, a portion at a time; nothing where there is nothing in it. */
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
