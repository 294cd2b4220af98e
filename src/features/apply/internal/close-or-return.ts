import { closeForm, openForm, useOpenForm } from '#src/features/apply/open-form.ts'

/** Closes the open form and returns to the form that it was opened from, if there is one. */
export function closeOrReturn(): void {
  const { request } = useOpenForm.getState()
  if (request?.returnTo) openForm(request.returnTo)
  else closeForm()
}
