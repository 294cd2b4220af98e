import type { Safety } from '#src/content/catalogue.ts'
import { gear, labelColours, safetyLines } from '#src/content/safety.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { SourceLine } from '#src/features/catalogue/source-line.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { LabelDiamond } from '#src/features/catalogue/short-safety.tsx'

/** The demands of a pesticide's label: toxicity, protective clothing, waiting times, and permitted sellers. */
export function ProductSafety({ safety: { colour, wear, never, source } }: { safety: Safety }) {
  const { pesticideLicence } = useCentre()
  return (
    <div className="grid gap-2 rounded-lg border-2 p-3 text-sm">
      <p className="flex items-center gap-3 font-bold">
        <LabelDiamond colour={colour} className="size-10" />
        {localize(labelColours[colour])}
      </p>
      {never && (
        <p className="flex items-center gap-2 font-bold text-red">
          <Pictogram name="warning" className="size-6" />
          {localize(never)}
        </p>
      )}
      {source && <SourceLine sources={[source]} />}
      <ul aria-label={localize(safetyLines.wear)} className="flex flex-wrap gap-x-3 gap-y-1">
        {wear.map((thing) => (
          <li key={thing} className="flex items-center gap-1">
            <Pictogram name={thing} className="size-6" />
            {localize(gear[thing])}
          </li>
        ))}
      </ul>
      <p>{localize(safetyLines.wait)}</p>
      {pesticideLicence && (
        <p className="text-muted">
          {localize(safetyLines.licence)}: {pesticideLicence}
        </p>
      )}
    </div>
  )
}
