/** Focuses the first field of a form, after the close button; in a step with documents its heading. */
export function focusFirst(form: HTMLElement | null): void {
  const isAttachments = form?.querySelector('[data-slot]')
  const first = isAttachments ? '[data-step-heading]' : 'input, select, textarea'
  form?.querySelector<HTMLElement>(first)?.focus()
}
