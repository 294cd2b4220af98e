import { drawnSheets } from 'virtual:drawn-sheets'
import { useEffect, useRef } from 'react'
import { showOnceNear } from './show-once-near.ts'

interface DrawingProps {
  /** Its sheet and its name within that: `seeds/okra`, for src/pictures/seeds/okra.svg. */
  name: string
  /** Decides its size. */
  className: string
}

/**
 * A drawing in its own colors, hidden from readers: the words for it stand beside it. Its sheet is fetched once the
 * page is painted and its place is near to being seen; the place has its size before that.
 */
export function Drawing({ name, className }: DrawingProps) {
  const place = useRef<SVGSVGElement>(null)
  const [sheet = '', own] = name.split('/')
  const file = `${drawnSheets[sheet]}#${own}`
  useEffect(() => showOnceNear(place.current!, file), [file])
  return (
    <svg ref={place} className={`shrink-0 rounded-lg bg-picture ${className}`} aria-hidden="true">
      <use />
    </svg>
  )
}
