import { useRef } from 'react'
import type { EditDraft } from '#src/core/editing/edits.ts'
import { usePartialInput, type PartialInput } from '#src/screens/drafts/use-partial-input.ts'
import { saveEdit } from './save-edit.ts'

/** What was typed into the form of an edit, over what, and the version that the phone had reached then. */
export interface PartialEdit {
  readonly typed: object
  readonly fact: unknown
  readonly seen: number
}

/** One thing that is open to be edited. */
export interface OpenedEdit<Found> {
  readonly account: string
  readonly place: string
  readonly found: Found
  /** What was typed in it and not saved. */
  readonly half: PartialInput<PartialEdit> | undefined
  /** Opens it anew: something of it was saved. */
  readonly openAgain: () => void
}

/** What is typed into the form of an edit, kept on the phone while it is typed, and how it is saved. */
export function usePartialEdit<Typed extends object>(
  { account, place, found: { fact, seen }, half, openAgain }: OpenedEdit<Pick<PartialEdit, 'fact' | 'seen'>>,
  begin: () => Typed,
) {
  const saving = useRef(false)
  /** True until the phone has what is saved: a letter typed meanwhile would stand neither in that nor in a draft. */
  const writing = useRef(false)
  const untouched = JSON.stringify(begin())
  const partialInput = usePartialInput<PartialEdit>({
    account,
    place,
    half,
    begin: () => ({ typed: begin(), fact, seen }),
    isEmpty: ({ typed }) => JSON.stringify(typed) === untouched,
  })
  // A field that a newer build has more stands as it is there.
  const typed: Typed = { ...begin(), ...partialInput.value.typed }
  return {
    typed,
    saveState: partialInput.saveState,
    type: (change: Partial<Typed>) =>
      writing.current ||
      partialInput.change((before) => ({ ...before, typed: { ...typed, ...before.typed, ...change } })),
    /** Keeps it, sends it, lets go of what was half typed, and goes on; or says why nothing was kept. A second tap while it works is the same saving. */
    saveChange: async (edit: EditDraft, goOn = openAgain) => {
      if (saving.current) return undefined
      saving.current = writing.current = true
      const fault = await saveEdit(account, edit, async () => {
        await partialInput.done(partialInput.value)
        writing.current = false
      })
      saving.current = writing.current = false
      if (!fault) goOn()
      return fault
    },
  }
}
