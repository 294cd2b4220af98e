/** Opens the closed folds around a field, so that it can be seen and can get the focus, which a hidden field refuses. */
export function focusFault(field: HTMLElement | null | undefined): void {
  let fold = field?.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details')
  }
  field?.focus()
}

/** Focuses the place of a file, by its slot, once it is on the page. */
export function focusFile(slot: string | undefined): void {
  if (slot !== undefined) focusFault(document.querySelector<HTMLElement>(`[data-slot="${slot}"]`))
}

/** Focuses the first faulty field of a form; lists of files and of large buttons mark theirs with `data-invalid`. */
export function focusFirstFault(form: HTMLElement | null): void {
  focusFault(form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]'))
}
