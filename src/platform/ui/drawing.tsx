import { drawnSheets } from 'virtual:drawn-sheets'
import { useEffect, useRef } from 'react'
import { showOnceNear } from './show-once-near.ts'

interface DrawingProps {
  /** Sheet and name: `seeds/okra` for src/content/pictures/seeds/okra.svg. */
  name: string
  /** Decides its size. */
  className: string
}

/**
 * A drawing in its own colors, hidden from screen readers because its label is next to it. Its sheet loads after the
 * first paint, when the drawing is close to the viewport; its size is reserved before.
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
