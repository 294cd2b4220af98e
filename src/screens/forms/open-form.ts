import { create } from 'zustand'
import type { Answers } from '#src/forms/rules.ts'

/** Which form is wanted, and what stands in it at first. */
export interface FormRequest {
  /** The form's id. */
  readonly form: string
  readonly subject?: string | undefined
  /** What was pressed, where the subject does not say it: a key of src/content/asked-for.ts, or words. */
  readonly about?: string | undefined
  /** The draft to go on with. */
  readonly draft?: string | undefined
  /** True for the farmer with whom an agent goes on (core/agent/chosen-farmer.ts), where there is one. */
  readonly forFarmer?: true
  /** Answers that the page knows already. */
  readonly answers?: Answers | undefined
}

interface FormStore {
  readonly request: FormRequest | undefined
  /** Tells two openings of the same form apart. */
  readonly opening: number
  /** True while something is typed that was not submitted: no time for a newer build. */
  readonly dirty: boolean
}

/** The form that is open over the page; gone with a reload, its draft is not. */
export const useOpenForm = create<FormStore>(() => ({ request: undefined, opening: 0, dirty: false }))

/** Opens a form over the page. */
export function openForm(request: FormRequest): void {
  useOpenForm.setState(({ opening }) => ({ request, opening: opening + 1, dirty: false }))
}

/** Closes the form that is open. */
export function closeForm(): void {
  useOpenForm.setState({ request: undefined, dirty: false })
}

/** Says whether something is typed that was not submitted. */
export function markDirty(dirty: boolean): void {
  useOpenForm.setState({ dirty })
}
