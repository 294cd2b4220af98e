import { useId, useState, type ChangeEvent } from 'react'
import { t } from '@lingui/core/macro'
import { saveFile } from '#src/ui/save-file.ts'
import { whatWasBrought, whyNotSaved } from './what-was-carried.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'

/** So many characters a password for the file has at the least; the core asks for as many. */
const shortest = 8

/** Takes what is not with the centre yet to another phone, in a file that only a password opens. */
export function CarryOver({ isAnythingHere }: { isAnythingHere: boolean }) {
  const [password, setPassword] = useState('')
  const { working, outcome, run } = useWork()
  const hint = useId()
  const isLongEnough = password.length >= shortest
  return (
    <details className="card px-4">
      <summary className="flex min-h-12 items-center font-bold">{t`Take unsent work to another phone`}</summary>
      <div className="grid gap-4 pb-4">
        <p>{t`What is not with the centre yet goes into one file, with its photos. Open the file on the other phone on this same page.`}</p>
        <label className="grid gap-1 font-bold">
          {t`Password for the file`}
          {/* Seen while it is typed: it has to be written down, and opens nothing but this file. */}
          <input
            className="field font-normal"
            enterKeyHint="done"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={hint}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        <p id={hint} className="text-muted">
          {t`At least ${shortest} letters or digits. Write it down: without it nobody can open the file, not even the centre.`}
        </p>
        {isAnythingHere && (
          <button
            type="button"
            className="button"
            aria-disabled={working || !isLongEnough}
            onClick={() => run(() => save(password))}
          >
            {t`Save unsent work to a file`}
          </button>
        )}
        <ChooseFile disabled={working || !isLongEnough} onFile={(file) => run(() => bring(file, password))} />
        <p role="status" className="empty:hidden">
          {working ? t`Please wait a moment.` : outcome}
        </p>
      </div>
    </details>
  )
}

/** The browser's own button to choose a file says what it says in the browser's language; this one speaks ours. */
function ChooseFile({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    // The same file may be chosen again, with another password.
    target.value = ''
  }
  return (
    <label className="button-quiet relative justify-center focus-within:outline-2 has-aria-disabled:opacity-60">
      {t`Bring unsent work from a file`}
      <input
        type="file"
        className="absolute inset-0 cursor-pointer opacity-0 aria-disabled:cursor-default"
        aria-disabled={disabled}
        onChange={chosen}
      />
    </label>
  )
}

function useWork() {
  const [working, setWorking] = useState(false)
  const [outcome, setOutcome] = useState('')
  const run = async (work: () => Promise<string>) => {
    setOutcome('')
    setWorking(true)
    try {
      setOutcome(await work())
    } finally {
      setWorking(false)
    }
  }
  return { working, outcome, run }
}

async function save(password: string): Promise<string> {
  const loaded = await loadOrSay(() => import('#src/core/carry-over/export.ts'))
  if (!loaded) return ''
  const saved = await loaded.exportUnsent(password)
  if (!saved.kept) return whyNotSaved(saved.why)
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`khet-seva-${day}.kheti`, 'application/octet-stream', saved.file!)
  const { entries, drafts } = saved.counts!
  return t`The file is saved. In it: to be sent ${entries}, drafts ${drafts}. They also stay on this phone.`
}

async function bring(file: File, password: string): Promise<string> {
  const loaded = await loadOrSay(() => import('#src/core/carry-over/import.ts'))
  return loaded ? whatWasBrought(await loaded.importUnsent(file, password)) : ''
}
