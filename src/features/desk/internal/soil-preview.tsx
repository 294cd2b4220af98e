import { fill } from '#src/base/fill.ts'
import { dayText } from '#src/base/moment.ts'
import { badRowsFile, type Objection } from '#src/platform/tables/bad-rows.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { soilDeskWords } from './soil-desk-words.ts'
import { soilLimits, type SoilValue } from '#src/content/soil-limits.ts'
import type { MatchedRow, SoilRefusal } from './soil.ts'
import type { LabFile } from '#src/features/soil/lab-file.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { valuesText } from '#src/features/soil/earlier-results.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { rowFaultText } from './fault-of-soil.ts'

interface SoilPreviewProps {
  file: LabFile
  good: readonly MatchedRow[]
  objections: readonly Objection[]
}

/** So many rows of each kind are shown. */
const shown = 100

/** Returns why rows are not taken: by the file, by this desk's samples, and by the centre. */
export function objectionsTo(
  file: LabFile,
  matched: readonly MatchedRow[],
  refused: NonNullable<SoilRefusal['rows']>,
): Objection[] {
  const own = [
    ...file.bad.map(({ row, why, heading, cell }) => ({
      row,
      text: [heading, cell, rowFaultText(why)].filter(Boolean).join(', '),
    })),
    ...matched.flatMap((one) =>
      'why' in one ? [{ row: one.row.row, text: `${one.row.label}, ${rowFaultText(one.why)}` }] : [],
    ),
  ]
  const known = new Set(own.map(({ row }) => row))
  return [
    ...own,
    ...refused
      .filter(({ row }) => !known.has(row) && matched.some((one) => one.row.row === row))
      .map(({ row, why }) => ({ row, text: rowFaultText(why) })),
  ].toSorted((a, b) => a.row - b.row)
}

/** The content of a file: its columns and units, the wrong rows with the reason, those without a sample, and the good ones. */
export function SoilPreview({ file, good, objections }: SoilPreviewProps) {
  const save = () =>
    void saveFile(
      'soil-wrong-rows.csv',
      'text/csv;charset=utf-8',
      badRowsFile(file, objections, localize(soilDeskWords.whyBad)),
    )
  return (
    <div className="grid gap-3">
      <Columns file={file} />
      {objections.length > 0 && (
        <>
          <strong>{fill(localize(soilDeskWords.bad), { count: objections.length })}</strong>
          <Rows rows={objections} mark="bad" />
          <button type="button" className="button-quiet justify-self-start" onClick={save}>
            {localize(soilDeskWords.saveBad)}
          </button>
        </>
      )}
      {file.left.length > 0 && (
        <>
          <strong>{fill(localize(soilDeskWords.left), { count: file.left.length })}</strong>
          <Rows rows={file.left} mark="left" />
        </>
      )}
      <strong>{fill(localize(soilDeskWords.good), { count: good.length })}</strong>
      <ul className="grid gap-1" data-good-rows>
        {good.slice(0, shown).map((one) => (
          <li key={one.row.row} className="wrap-anywhere">
            <PersonalText>{goodText(one)}</PersonalText>
          </li>
        ))}
      </ul>
      <More count={good.length - shown} />
    </div>
  )
}

function goodText(one: MatchedRow): string {
  const { values, tested_on: day, lab } = one.row
  const whose = 'at' in one ? [one.at.sample.label, one.at.name, one.at.village] : []
  return [...whose, valuesText(values), day && dayText(day), lab].filter(Boolean).join(', ')
}

function Rows({ rows, mark }: { rows: readonly Objection[]; mark: 'bad' | 'left' }) {
  return (
    <>
      <ul className="grid gap-1" {...{ [`data-${mark}-rows`]: '' }}>
        {rows.slice(0, shown).map(({ row, text }) => (
          <li key={row} className="wrap-anywhere">
            <PersonalText>{`${fill(localize(soilDeskWords.row), { row })}: ${text}`}</PersonalText>
          </li>
        ))}
      </ul>
      <More count={rows.length - shown} />
    </>
  )
}

function More({ count }: { count: number }) {
  return count > 0 && <p>{fill(localize(soilDeskWords.more), { count })}</p>
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
