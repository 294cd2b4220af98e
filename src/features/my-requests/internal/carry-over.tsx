import { useState, type ChangeEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { Field } from '#src/platform/fields/field.tsx'
import {
  FormFault,
  alreadyNotified,
  Submit,
  TypedForm,
  useObjection,
  type Fault,
} from '#src/platform/fields/typed-form.tsx'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { importResultText, importFailureText, exportFailureText } from './import-result-text.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'

/** Minimum length of the file's password, here and in core. */
const shortest = 8

interface CarryOverProps {
  isAnythingHere: boolean
  /** Nobody is signed in: the file's author knows the secret of the guest in it. */
  isGuest: boolean
}

/** Moves unsent entries to another phone, in a file that is encrypted with a password. */
export function CarryOver({ isAnythingHere, isGuest }: CarryOverProps) {
  const [outcome, setOutcome] = useState('')
  const submit = async (form: HTMLFormElement) => {
    setOutcome('')
    const password = passwordIn(form)
    return typeof password === 'string' ? save(password, setOutcome) : password
  }
  return (
    <details className="card px-4">
      <summary className="font-bold">{t`Move unsent forms to another phone`}</summary>
      <TypedForm submit={submit} className="grid gap-4 pb-4">
        <p>{t`One file holds everything the centre does not have yet, with its photos. Open this same page on the other phone and choose the file.`}</p>
        {/* Visible, because the person has to write it down, and it opens only this file. */}
        <Field
          label={t`Password for the file`}
          hint={t`At least ${shortest} letters or digits. Write it down: without it nobody can open the file, not even the centre.`}
          name="password"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {isAnythingHere ? <Submit>{t`Save unsent forms to a file`}</Submit> : <FormFault />}
        {isGuest && (
          <p>{t`Open only your own file. Its maker can read all that you send from here until you sign in.`}</p>
        )}
        <ChooseFile onBegin={() => setOutcome('')} onBrought={setOutcome} />
        <p role="status" className="empty:hidden">
          {outcome}
        </p>
      </TypedForm>
    </details>
  )
}

/** Returns the password in the form, or the fault of a short one. */
function passwordIn(form: HTMLFormElement): string | Fault {
  const password = String(new FormData(form).get('password'))
  return password.length >= shortest
    ? password
    : { text: t`Write a password of at least ${shortest} letters or digits.`, at: ['password'] }
}

interface ChooseFileProps {
  onBegin: () => void
  onBrought: (outcome: string) => void
}

/** A file button in the page's language; the browser's own uses the browser's language. */
function ChooseFile({ onBegin, onBrought }: ChooseFileProps) {
  const [working, setWorking] = useState(false)
  const object = useObjection()
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const password = passwordIn(target.form!)
    // Allows choosing the same file again, with another password.
    target.value = ''
    if (!file || working) return
    onBegin()
    if (typeof password !== 'string') return object(password)
    setWorking(true)
    object(await importFile(file, password, onBrought))
    setWorking(false)
  }
  return (
    <label className="button-quiet relative justify-center focus-within:outline-2 has-aria-disabled:opacity-60">
      {working ? t`Please wait a moment.` : t`Restore unsent forms from a file`}
      <input
        type="file"
        className="absolute inset-0 cursor-pointer opacity-0 aria-disabled:cursor-default"
        aria-disabled={working}
        onChange={(event) => void chosen(event)}
      />
    </label>
  )
}

async function save(password: string, onSaved: (outcome: string) => void): Promise<Fault | undefined> {
  const loaded = await loadOrNotify(() => import('./export.ts'))
  if (!loaded) return alreadyNotified
  const saved = await loaded.exportUnsent(password)
  if (!saved.saved) return { text: exportFailureText(saved.why) }
  const day = indiaDay()
  const { entries, drafts } = saved.counts!
  await saveFile(`khet-seva-${day}.kheti`, 'application/octet-stream', saved.file!, () =>
    onSaved(
      t`The file is saved. In it: to be sent ${entries}, drafts ${drafts}. They also stay on this phone.`,
    ),
  )
  return undefined
}

async function importFile(file: File, password: string, onBrought: (outcome: string) => void) {
  const loaded = await loadOrNotify(() => import('./import.ts'))
  if (!loaded) return undefined
  const imported = await loaded.importUnsent(file, password)
  if ('skipped' in imported)
    return {
      text: importFailureText(imported),
      ...(imported.skipped === 'wrong passphrase' && { at: ['password'] }),
    }
  onBrought(importResultText(imported))
  return undefined
}
