import type { LabelColour, Safety } from '#src/content/catalogue.ts'
import { gear, labelColours, safetyLines } from '#src/content/safety.ts'
import { localize } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** As printed; the same in dark mode, because the real pack does not change. */
const paints: Record<LabelColour, string> = {
  red: '#c4161c',
  yellow: '#ffd200',
  blue: '#1458b8',
  green: '#2a8a3a',
}

/** The label's demands in short, for a row: the color, the gear, and forbidden uses without their reasons. */
export function ShortSafety({ safety: { colour, wear, never } }: { safety: Safety }) {
  const [color, rest] = localize(labelColours[colour]).split(':')
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm">
      <LabelDiamond colour={colour} className="size-5" />
      <span>
        {color}
        <span className="sr-only">:{rest}</span>
      </span>
      <span className="flex">
        <span className="sr-only">
          {localize(safetyLines.wear)}: {wear.map((thing) => localize(gear[thing])).join(', ')}
        </span>
        {wear.map((thing) => (
          <Pictogram key={thing} name={thing} className="size-5" />
        ))}
      </span>
      {never && <strong className="text-red">{localize(never).split(/[:\u0964]/)[0]}</strong>}
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
