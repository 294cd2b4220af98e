import type { LabelColour, Safety } from '#src/content/catalogue.ts'
import { labelColours } from '#src/content/safety.ts'
import { localize } from '#src/platform/i18n/words.ts'

/** As printed; the same in dark mode, because the real pack does not change. */
const paints: Record<LabelColour, string> = {
  red: '#c4161c',
  yellow: '#ffd200',
  blue: '#1458b8',
  green: '#2a8a3a',
}

/**
 * The label's color and forbidden uses in one line, for a row. The clothing is on the product's page, and below the
 * goods once for all.
 */
export function ShortSafety({ safety: { colour, never } }: { safety: Safety }) {
  const [color, rest] = localize(labelColours[colour]).split(':')
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <LabelDiamond colour={colour} className="size-5" />
      <span>
        {color}
        <span className="sr-only">:{rest}</span>
      </span>
      {never && <strong className="text-red">{localize(never).split(/[:.\u0964]/)[0]}</strong>}
    </div>
  )
}

/** The diamond of every pack, with its lower triangle in the label's color. */
export function LabelDiamond({ colour, className }: { colour: LabelColour; className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M24 2L46 24L24 46L2 24Z" fill="#fff" stroke="#222" strokeWidth="2" />
      <path d="M4 24H44L24 44Z" fill={paints[colour]} />
    </svg>
  )
}
