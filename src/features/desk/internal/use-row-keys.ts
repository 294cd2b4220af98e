import { useEffect, useRef } from 'react'

/** Returns a ref for a part of the page in which the keys Up and Down go from one row's summary to the next. */
export function useRowKeys() {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const rows = part.current!
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const summaries = [...rows.querySelectorAll<HTMLElement>('summary[data-row]')]
      const at = summaries.indexOf(event.target as HTMLElement)
      const next = step && at >= 0 ? summaries[at + step] : undefined
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    rows.addEventListener('keydown', onKey)
    return () => rows.removeEventListener('keydown', onKey)
  }, [])
  return part
}
