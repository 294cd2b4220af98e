/** Leads whoever opens a form to its first field, past the way out; in a step of papers to its heading. */
export function focusFirst(form: HTMLElement | null): void {
  const isPapers = form?.querySelector('[data-slot]')
  const first = isPapers ? '[data-step-heading]' : 'input, select, textarea'
  form?.querySelector<HTMLElement>(first)?.focus()
}
