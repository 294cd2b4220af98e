/** A field that is not answered yet, or the chosen one of several options. */
const unanswered = 'input[value=""], input:checked'

/**
 * Focuses the first field of a form, after the close button; in a step with documents its heading. A prefilled form
 * gets no keyboard over its choices: there it is the first field without an answer.
 */
export function focusFirst(form: HTMLElement | null, isPrefilled = false): void {
  const isAttachments = form?.querySelector('[data-slot]')
  const field = isPrefilled ? unanswered : 'input, select, textarea'
  const first = isAttachments ? '[data-step-heading]' : field
  form?.querySelector<HTMLElement>(first)?.focus()
}
