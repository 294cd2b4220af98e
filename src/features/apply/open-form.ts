import { create } from 'zustand'
import type { Answers } from '#src/base/answers.ts'
import type { Reopen } from '#src/platform/ui/window-language.tsx'

/** A form to open, with its initial values. */
export interface FormRequest {
  /** The form's id. */
  readonly form: string
  readonly subject?: string | undefined
  /** The origin, if the subject does not say it: a key of src/content/asked-for.ts, or words. */
  readonly about?: string | undefined
  /** The draft to continue. */
  readonly draft?: string | undefined
  /** True to start with an agent's chosen farmer (features/apply/chosen-farmer.ts), if there is one. */
  readonly forFarmer?: true
  /** Answers that the page prefills. */
  readonly answers?: Answers | undefined
  /** The form to return to when this one closes. */
  readonly returnTo?: FormRequest | undefined
}

interface FormStore {
  readonly request: FormRequest | undefined
  /** Tells two openings of the same form apart. */
  readonly opening: number
  /** True while the form has input that was not submitted, so that no update interrupts it. */
  readonly dirty: boolean
  /** Saves what the form has now, and returns the query that opens it again; `undefined` if it could not be saved. */
  readonly reopen?: Reopen | undefined
}

/** The open form; a reload closes it, its draft stays. */
export const useOpenForm = create<FormStore>(() => ({ request: undefined, opening: 0, dirty: false }))

/** Opens a form over the page. */
export function openForm(request: FormRequest): void {
  useOpenForm.setState(({ opening }) => ({ request, opening: opening + 1, dirty: false, reopen: undefined }))
}

/** Closes the open form. */
export function closeForm(): void {
  useOpenForm.setState({ request: undefined, dirty: false, reopen: undefined })
}

/** Sets whether the form has input that was not submitted. */
export function markDirty(dirty: boolean): void {
  useOpenForm.setState({ dirty })
}

/** Calls back once no form has input that was not submitted, now or later. */
export function onceClean(work: () => void): void {
  if (!useOpenForm.getState().dirty) return work()
  const stop = useOpenForm.subscribe(({ dirty }) => {
    if (dirty) return
    stop()
    work()
  })
}
