import type { ChangeEvent } from 'react'

/** Tables that a person may choose; the bytes tell what a file is, and one that is not read here is named. */
const accepted = [
  '.csv,.txt,.tsv,.xlsx,.xls,.pdf,text/csv,text/plain,application/pdf,application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',')

interface ChooseFileProps {
  label: string
  /** Called with the file's bytes, and without any if it can no longer be read. */
  onChosen: (bytes: Uint8Array | undefined, name: string) => void
}

/** A button that chooses a spreadsheet. */
export function ChooseFile({ label, onChosen }: ChooseFileProps) {
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    // A file of the network or a card may be gone by now.
    const bytes = await file.arrayBuffer().catch(() => undefined)
    // Allows choosing the same file again, after it was corrected.
    target.value = ''
    onChosen(bytes && new Uint8Array(bytes), file.name)
  }
  return (
    <label className="button-quiet relative justify-center focus-within:outline-2">
      {label}
      <input
        type="file"
        accept={accepted}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => void choose(event)}
      />
    </label>
  )
}
