/** Leads whoever opens a form to its first field, past the way out; in a step of papers to its heading. */
export function focusFirst(form: HTMLElement | null): void {
  const isAttachments = form?.querySelector('[data-slot]')
  const first = isAttachments ? '[data-step-heading]' : 'input, select, textarea'
  form?.querySelector<HTMLElement>(first)?.focus()
}
