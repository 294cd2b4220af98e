import { useEffect, useRef, type RefObject } from 'react'

interface Panes {
  readonly list: RefObject<HTMLDivElement | null>
  readonly item: RefObject<HTMLDivElement | null>
}

/**
 * The keys of a list beside its open item: Up and Down open the next row, Enter moves the focus into the item and Escape
 * back. Returns the refs of both elements.
 *
 * @param open the key of the open item
 */
export function useListKeys(open: string | undefined): Panes {
  const list = useRef<HTMLDivElement>(null)
  const item = useRef<HTMLDivElement>(null)
  const goesIn = useRef(false)
  useEffect(() => {
    const [rows, pane] = [list.current!, item.current!]
    const openRow = () => rows.querySelector<HTMLElement>('a[aria-current]')
    openRow()?.scrollIntoView({ block: 'nearest' })
    const inList = (event: KeyboardEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('[data-row]')
      if (!row) return
      if (event.key !== 'Enter') return walk(rows, row, event)
      if (row.hasAttribute('aria-current')) focusHeading(pane)
      else goesIn.current = true
    }
    const inItem = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !(target as Element).closest('dialog')) openRow()?.focus()
    }
    rows.addEventListener('keydown', inList)
    pane.addEventListener('keydown', inItem)
    return () => {
      rows.removeEventListener('keydown', inList)
      pane.removeEventListener('keydown', inItem)
    }
  }, [])
  useEffect(() => {
    if (open === undefined) return
    const pane = item.current!
    if (pane.getBoundingClientRect().top < 0) pane.scrollIntoView()
    if (goesIn.current) focusHeading(pane)
    goesIn.current = false
  }, [open])
  return { list, item }
}

/** Opens the row above or below. */
function walk(list: HTMLElement, from: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const to = step && rows[rows.indexOf(from) + step]
  if (!to) return
  event.preventDefault()
  to.focus()
  to.click()
}

function focusHeading(pane: HTMLElement): void {
  const heading = pane.querySelector<HTMLElement>('h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
