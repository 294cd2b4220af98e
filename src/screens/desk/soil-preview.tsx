import { fill } from '#src/base/fill.ts'
import { soilDeskWords } from '#src/content/soil-desk-words.ts'
import { soilLimits, type SoilValue } from '#src/content/soil-limits.ts'
import type { MatchedRow, SoilRefusal } from '#src/core/desk/soil.ts'
import type { LabFile } from '#src/core/soil/lab-file.ts'
import { localize } from '#src/i18n/words.ts'
import { valuesText } from '#src/screens/soil/earlier-results.tsx'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { rowFaultText } from './fault-of-soil.ts'

interface SoilPreviewProps {
  file: LabFile
  matched: readonly MatchedRow[]
  /** The centre's objection. */
  refused: SoilRefusal | undefined
}

/** So many rows of each kind are shown. */
const shown = 100

/** The content of a file: its columns and units, the wrong rows with the reason, and the good ones with their samples. */
export function SoilPreview({ file, matched, refused }: SoilPreviewProps) {
  const bad = [
    ...file.bad.map(({ row, why, heading, cell }) => ({
      row,
      text: [heading, cell, rowFaultText(why)].filter(Boolean).join(', '),
    })),
    ...matched.flatMap((one) =>
      'why' in one ? [{ row: one.row.row, text: `${one.row.label}, ${rowFaultText(one.why)}` }] : [],
    ),
    ...(refused?.rows ?? []).map(({ row, why }) => ({ row, text: rowFaultText(why) })),
  ].toSorted((a, b) => a.row - b.row)
  const good = matched.flatMap((one) => ('at' in one ? [one] : []))
  return (
    <div className="grid gap-3">
      <Columns file={file} />
      {bad.length > 0 && (
        <>
          <strong>{fill(localize(soilDeskWords.bad), { count: bad.length })}</strong>
          <ul className="grid gap-1" data-bad-rows>
            {bad.slice(0, shown).map(({ row, text }) => (
              <li key={`${row} ${text}`} className="wrap-anywhere">
                <PersonalText>{`${fill(localize(soilDeskWords.row), { row })}: ${text}`}</PersonalText>
              </li>
            ))}
          </ul>
        </>
      )}
      <strong>{fill(localize(soilDeskWords.good), { count: good.length })}</strong>
      <ul className="grid gap-1" data-good-rows>
        {good.slice(0, shown).map(({ row, at }) => (
          <li key={row.row} className="wrap-anywhere">
            <PersonalText>
              {[at.sample.label, at.name, at.village, valuesText({ values: { ...row.values } })]
                .filter(Boolean)
                .join(', ')}
            </PersonalText>
          </li>
        ))}
      </ul>
    </div>
  )
}

const signs = (values: readonly SoilValue[]) => values.map((value) => soilLimits[value].sign).join(', ')

function Columns({ file: { columns, missing, ignored } }: Pick<SoilPreviewProps, 'file'>) {
  const read = columns.map(({ heading, value, unit }) => {
    const assumed = unit === '' && soilLimits[value].unit !== ''
    return assumed ? `${heading} (${soilLimits[value].unit}, ${localize(soilDeskWords.assumed)})` : heading
  })
  return (
    <>
      <h3>{localize(soilDeskWords.preview)}</h3>
      <p className="wrap-anywhere">{fill(localize(soilDeskWords.columns), { columns: read.join(', ') })}</p>
      {missing.length > 0 && <p>{fill(localize(soilDeskWords.missing), { signs: signs(missing) })}</p>}
      {ignored.length > 0 && (
        <p className="wrap-anywhere">
          {fill(localize(soilDeskWords.ignored), { headings: ignored.join(', ') })}
        </p>
      )}
    </>
  )
}
