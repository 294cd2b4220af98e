import type { Freeness } from './free-days.ts'
import { freenessWord } from './freeness-text.ts'

/** A disc, half a disc, a cross and a dash: a shape and a color for each, in the theme's colors. */
const shapes = {
  free: <circle cx="8" cy="8" r="6" fill="var(--green)" />,
  few: (
    <>
      <circle cx="8" cy="8" r="6" fill="var(--card)" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M8 2a6 6 0 0 0 0 12z" fill="var(--ink)" />
    </>
  ),
  none: <path d="m3 3 10 10m0-10L3 13" stroke="var(--red)" strokeWidth="3" />,
  closed: <path d="M3 8h10" stroke="var(--muted)" strokeWidth="3" />,
} as const satisfies Record<Freeness, unknown>

/** How free a day is, by shape, color and word. */
export function FreenessMark({ is }: { is: Freeness }) {
  return (
    <span className="grid justify-items-center" style={{ fontSize: '0.75rem', lineHeight: 1.3 }} data-is={is}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {shapes[is]}
      </svg>
      {freenessWord(is)}
    </span>
  )
}
