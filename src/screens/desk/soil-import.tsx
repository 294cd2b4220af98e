import { fill } from '#src/base/fill.ts'
import { useState, type ChangeEvent } from 'react'
import { newId } from '#src/base/ids.ts'
import { fileFaults, soilDeskWords } from '#src/content/soil-desk-words.ts'
import {
  importResults,
  matchRows,
  rowsToImport,
  type SampleAtDesk,
  type SoilRefusal,
} from '#src/core/desk/soil.ts'
import type { FileFault, LabFile } from '#src/core/soil/lab-file.ts'
import { localize } from '#src/i18n/words.ts'
import type { Fault } from '#src/screens/fields/typed-form.tsx'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { faultOfSoil } from './fault-of-soil.ts'
import { SoilPreview } from './soil-preview.tsx'

/** The most results that the centre takes at once. */
const most = 5_000

interface SoilImportProps {
  samples: readonly SampleAtDesk[]
  account: string
}

/** The import of a laboratory's file: chosen, looked at, and taken whole or not at all. */
export function SoilImport({ samples, account }: SoilImportProps) {
  // The id stays the same while somebody tries again, so that a file counts once.
  const [read, setRead] = useState<{ readonly id: string; readonly file: LabFile | FileFault }>()
  const file = read?.file
  return (
    <section className="card grid gap-3 p-4">
      <h2>{localize(soilDeskWords.file)}</h2>
      <ChooseFile onRead={(chosen) => setRead({ id: newId(), file: chosen })} />
      {file && 'fault' in file && (
        <FieldError alert>{[localize(fileFaults[file.fault]!), ...file.headings].join(' ')}</FieldError>
      )}
      {file && 'rows' in file && (
        <ReadFile
          key={read.id}
          id={read.id}
          file={file}
          samples={samples}
          account={account}
          onTaken={() => setRead(undefined)}
        />
      )}
    </section>
  )
}

function ChooseFile({ onRead }: { onRead: (file: LabFile | FileFault) => void }) {
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [blob] = target.files ?? []
    const bytes = blob && new Uint8Array(await blob.arrayBuffer())
    // Allows choosing the same file again, after it was corrected.
    target.value = ''
    const loaded = bytes && (await loadOrNotify(() => import('#src/core/soil/read-lab-bytes.ts')))
    if (loaded) onRead(loaded.readLabBytes(bytes))
  }
  return (
    <label className="button-quiet relative justify-center focus-within:outline-2">
      {localize(soilDeskWords.chooseFile)}
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => void chosen(event)}
      />
    </label>
  )
}

interface ReadFileProps extends SoilImportProps {
  id: string
  file: LabFile
  onTaken: () => void
}

/** The content of a file, and the button that accepts all of it; without the button while a row is wrong. */
function ReadFile({ id, file, samples, account, onTaken }: ReadFileProps) {
  const [fault, setFault] = useState<Fault>()
  const [refused, setRefused] = useState<SoilRefusal>()
  const [busy, setBusy] = useState(false)
  const matched = matchRows(file.rows, samples)
  const rows = rowsToImport(matched)
  const isWhole = file.bad.length === 0 && rows.length === matched.length && rows.length > 0
  const take = async () => {
    setBusy(true)
    const outcome = await importResults(account, rows, id)
    setBusy(false)
    const found = faultOfSoil(outcome)
    setFault(found)
    setRefused('refused' in outcome ? outcome.refused : undefined)
    if (!found) onTaken()
  }
  return (
    <>
      <SoilPreview file={file} matched={matched} refused={refused} />
      {fault && <FieldError alert>{fault.text}</FieldError>}
      {rows.length > most && <FieldError alert>{localize(fileFaults['too many']!)}</FieldError>}
      {isWhole && rows.length <= most && (
        <button type="button" className="button" aria-disabled={busy} onClick={() => void take()}>
          {fill(localize(soilDeskWords.take), { count: rows.length })}
        </button>
      )}
    </>
  )
}
