import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'

/** How many rows are drawn at first and with every tap: a phone that helps a village has thousands. */
const portion = 20

interface LongListProps<Item> {
  title: string
  items: readonly Item[]
  renderRow: (item: Item) => ReactNode
  /** Stands between the title and the rows. */
  children?: ReactNode
}

/** A list under its title, a portion at a time; nothing where there is nothing in it. */
export function LongList<Item>({ title, items, renderRow, children }: LongListProps<Item>) {
  const [shown, setShown] = useState(portion)
  if (!items.length) return null
  const more = items.length - shown
  return (
    <section className="grid gap-3">
      <h2>
        {title} <span className="text-muted">({items.length})</span>
      </h2>
      {children}
      <ul className="grid gap-3">{items.slice(0, shown).map(renderRow)}</ul>
      {more > 0 && (
        <button type="button" className="button-quiet" onClick={() => setShown(shown + portion)}>
          {t`Show more (${more})`}
        </button>
      )}
    </section>
  )
}
