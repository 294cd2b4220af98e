import { limited } from '#src/base/limited.ts'
import { cleanedAs, type FieldKind } from '#src/base/typed-text.ts'

/** What was typed into a form, by field name: cleaned as its kind of field is. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanedAs(kindOf(form.elements.namedItem(name)), value) : '',
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

/** By how many characters the fields of a form are too long, those that are, by their names in the order of the page. */
export function tooLongIn(form: HTMLFormElement): ReadonlyMap<string, number> {
  const overs = [...form.elements].map((field) => [nameOf(field), overOf(field)] as const)
  return new Map(overs.filter(([, over]) => over > 0))
}

/** By how many characters a field is too long for its `data-longest`, once what stands in it is cleaned. */
export function overOf(field: Element): number {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return 0
  const longest = Number(field.dataset['longest'] ?? Infinity)
  const kind = kindOf(field)
  return limited(cleanedAs(kind, field.value), longest, kind === 'lines').over
}

/** The name of a field; empty for what is none. */
export function nameOf(field: Element): string {
  return field.getAttribute('name') ?? ''
}

function kindOf(field: Element | RadioNodeList | null): FieldKind {
  if (field instanceof HTMLTextAreaElement) return 'lines'
  if (!(field instanceof HTMLInputElement)) return 'line'
  if (field.inputMode === 'numeric') return 'digits'
  // Also while it is shown.
  if (field.type === 'password' || field.autocomplete.endsWith('password')) return 'secret'
  return field.type === 'tel' ? 'phone' : field.type === 'email' ? 'email' : 'line'
}
