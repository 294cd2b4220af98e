import type { LabelColour, Safety } from '#src/content/catalogue.ts'
import { centre } from '#src/content/centre.ts'
import { gear, labelColours, safetyLines } from '#src/content/safety.ts'
import { say } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** As they are printed; the same in the dark, where the pack in the hand looks no different. */
const paints: Record<LabelColour, string> = {
  red: '#c4161c',
  yellow: '#ffd200',
  blue: '#1458b8',
  green: '#2a8a3a',
}

/** What a pesticide's label demands: how poisonous it is, what to wear, how long to wait, who may sell it. */
export function ProductSafety({ safety: { colour, wear, never } }: { safety: Safety }) {
  return (
    <div className="grid gap-2 rounded-lg border-2 p-3 text-sm">
      <p className="flex items-center gap-3 font-bold">
        <LabelDiamond colour={colour} />
        {say(labelColours[colour])}
      </p>
      {never && (
        <p className="flex items-center gap-2 font-bold text-red">
          <Pictogram name="warning" className="size-6" />
          {say(never)}
        </p>
      )}
      <ul aria-label={say(safetyLines.wear)} className="flex flex-wrap gap-x-3 gap-y-1">
        {wear.map((thing) => (
          <li key={thing} className="flex items-center gap-1">
            <Pictogram name={thing} className="size-6" />
            {say(gear[thing])}
          </li>
        ))}
      </ul>
      <p>{say(safetyLines.wait)}</p>
      <p className="text-muted">
        {say(safetyLines.licence)}: {centre.pesticideLicence}
      </p>
    </div>
  )
}

/** The square on its corner that every pack bears, its lower triangle in the colour of the poison. */
function LabelDiamond({ colour }: { colour: LabelColour }) {
  return (
    <svg viewBox="0 0 48 48" className="size-10 shrink-0" aria-hidden="true">
      <path d="M24 2L46 24L24 46L2 24Z" fill="#fff" stroke="#222" strokeWidth="2" />
      <path d="M4 24H44L24 44Z" fill={paints[colour]} />
    </svg>
  )
}
