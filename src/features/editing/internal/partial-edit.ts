import { useRef } from 'react'
import type { EditDraft, UnsentEdit } from './edits.ts'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { usePartialInput } from '#src/features/forms/use-partial-input.ts'
import { saveEdit } from './save-edit.ts'

/** Typed text of an edit's form, the values before it, and the phone's version at that time. */
export interface PartialEdit {
  readonly typed: object
  readonly fact: unknown
  readonly seen: number
  /** The unsent edit that the form showed. */
  readonly over?: UnsentEdit | undefined
}

/** An item that is open for editing. */
export interface OpenedEdit<Found> {
  readonly account: string
  readonly place: string
  readonly found: Found
  /** Its unsaved text. */
  readonly half: PartialInput<PartialEdit> | undefined
  /** Opens it again after saving. */
  readonly openAgain: () => void
}

/** Returns the typed text of an edit's form, saved while typing, and a function that saves the edit. */
export function usePartialEdit<Typed extends object>(
  {
    account,
    place,
    found: { fact, seen, waiting },
    half,
    openAgain,
  }: OpenedEdit<Pick<PartialEdit, 'fact' | 'seen'> & { readonly waiting: UnsentEdit | undefined }>,
  begin: () => Typed,
) {
  const saving = useRef(false)
  /** True until the edit is stored: a letter typed meanwhile would be in neither the edit nor a draft. */
  const writing = useRef(false)
  const untouched = JSON.stringify(begin())
  const partialInput = usePartialInput<PartialEdit>({
    account,
    place,
    half,
    begin: () => ({ typed: begin(), fact, seen, over: waiting }),
    isEmpty: ({ typed }) => JSON.stringify(typed) === untouched,
  })
  // Fields that a newer build added keep their initial value.
  const typed: Typed = { ...begin(), ...partialInput.value.typed }
  return {
    typed,
    saveState: partialInput.saveState,
    type: (change: Partial<Typed>) =>
      writing.current ||
      partialInput.change((before) => ({ ...before, typed: { ...typed, ...before.typed, ...change } })),
    /**
     * Stores and sends the edit, deletes the unsaved text, and continues; or reports the failure. A second tap
     * meanwhile does nothing.
     */
    saveChange: async (edit: EditDraft, goOn = openAgain) => {
      if (saving.current) return undefined
      saving.current = writing.current = true
      const { over } = partialInput.value
      const fault = await saveEdit(account, { ...edit, over }, async () => {
        await partialInput.done(partialInput.value)
        writing.current = false
      })
      saving.current = writing.current = false
      if (!fault) goOn()
      return fault
    },
  }
}
