import { fill } from '#src/base/fill.ts'
import { useState } from 'react'
import { newId } from '#src/base/ids.ts'
import { months } from '#src/content/season-words.ts'
import { fileFaults, soilDeskWords } from './soil-desk-words.ts'
import { importResults, matchRows, rowsToImport, type SampleAtDesk, type SoilRefusal } from './soil.ts'
import { labDay, type DayOrder } from '#src/features/soil/lab-date.ts'
import type { FileFault, LabFile } from '#src/features/soil/lab-file.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { ChooseFile } from '#src/platform/ui/choose-file.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { faultOfSoil } from './fault-of-soil.ts'
import { objectionsTo, SoilPreview } from './soil-preview.tsx'

/** The most results that the centre takes at once. */
const most = 5_000

interface SoilImportProps {
  samples: readonly SampleAtDesk[]
  account: string
}

interface Chosen {
  /** Each reading of a file is shown anew. */
  readonly id: string
  readonly bytes: Uint8Array
  readonly file: LabFile | FileFault
}

/** The import of a laboratory's file: chosen, looked at, and its good rows taken. */
export function SoilImport({ samples, account }: SoilImportProps) {
  const [chosen, setChosen] = useState<Chosen>()
  const [isUnread, setUnread] = useState(false)
  const file = chosen?.file
  const read = async (bytes: Uint8Array | undefined, order?: DayOrder) => {
    setUnread(bytes === undefined)
    const reader = bytes && (await loadOrNotify(() => import('#src/features/soil/read-lab-bytes.ts')))
    if (reader) setChosen({ id: newId(), bytes, file: await reader.readLabBytes(bytes, order) })
  }
  return (
    <section className="card grid gap-3 p-4">
      <h2>{localize(soilDeskWords.file)}</h2>
      <ChooseFile label={localize(soilDeskWords.chooseFile)} onChosen={(bytes) => void read(bytes)} />
      {isUnread && <FieldError alert>{localize(fileFaults['unread']!)}</FieldError>}
      {file && 'fault' in file && (
        <FieldError alert>
          {[localize(fileFaults[file.fault]!), file.headings.join(', ')].filter(Boolean).join(' ')}
        </FieldError>
      )}
      {file && 'rows' in file && (
        <ReadFile
          key={chosen.id}
          file={file}
          samples={samples}
          account={account}
          onOrder={(order) => void read(chosen.bytes, order)}
          onTaken={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}

interface ReadFileProps extends SoilImportProps {
  file: LabFile
  onOrder: (order: DayOrder) => void
  onTaken: () => void
}

/** The content of a file, and the button that takes its good rows. Bad ones stay, to be put right and chosen again. */
function ReadFile({ file, samples, account, onOrder, onTaken }: ReadFileProps) {
  // The id stays the same while somebody tries again, so that the rows count once.
  const [id, setId] = useState(newId)
  const [fault, setFault] = useState<Fault>()
  const [refused, setRefused] = useState<SoilRefusal['rows']>([])
  const [taken, setTaken] = useState<readonly number[]>([])
  const [busy, setBusy] = useState(false)
  const matched = matchRows(
    file.rows.filter(({ row }) => !taken.includes(row)),
    samples,
  )
  const objections = objectionsTo(file, matched, refused ?? [])
  const isBad = new Set(objections.map(({ row }) => row))
  const good = matched.filter(({ row }) => !isBad.has(row.row))
  const rows = rowsToImport(good).slice(0, most)
  const take = async () => {
    setBusy(true)
    const outcome = await importResults(account, rows, id)
    setBusy(false)
    setFault(faultOfSoil(outcome))
    setRefused([...(refused ?? []), ...(('refused' in outcome && outcome.refused.rows) || [])])
    if (!('taken' in outcome)) return
    if (objections.length === 0 && rows.length === good.length) return onTaken()
    setTaken([...taken, ...rows.map(({ row }) => row)])
    setId(newId())
  }
  return (
    <>
      {file.asked && <AskOrder date={file.asked} onOrder={onOrder} />}
      <SoilPreview file={file} good={good} objections={objections} />
      {fault && <FieldError alert>{fault.text}</FieldError>}
      {rows.length > 0 && !file.asked && (
        <button type="button" className="button" aria-disabled={busy} onClick={() => void take()}>
          {fill(localize(soilDeskWords.take), { count: rows.length })}
        </button>
      )}
    </>
  )
}

/** Asks which of its two numbers is the day of a date, for the whole file. */
function AskOrder({ date, onOrder }: { date: string; onOrder: (order: DayOrder) => void }) {
  return (
    <div className="grid gap-2">
      <strong>{fill(localize(soilDeskWords.whichDay), { date })}</strong>
      <div className="flex flex-wrap gap-3">
        {(['day first', 'month first'] as const).map((order) => (
          <button key={order} type="button" className="button-quiet" onClick={() => onOrder(order)}>
            {dayInWords(labDay(date, order)!)}
          </button>
        ))}
      </div>
    </div>
  )
}

const dayInWords = (day: string) =>
  `${Number(day.slice(8))} ${localize(months[Number(day.slice(5, 7)) - 1]!)} ${day.slice(0, 4)}`
