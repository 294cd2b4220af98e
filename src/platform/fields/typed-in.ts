import { limited } from '#src/base/limited.ts'
import { cleanedAs, type FieldKind } from '#src/base/typed-text.ts'

/** Returns the values of a form by field name, cleaned by their kind. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanedAs(kindOf(form.elements.namedItem(name)), value) : '',
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

/** Returns the fields that are too long, in page order, each with its surplus of characters. */
export function tooLongIn(form: HTMLFormElement): ReadonlyMap<string, number> {
  const overs = [...form.elements].map((field) => [nameOf(field), overOf(field)] as const)
  return new Map(overs.filter(([, over]) => over > 0))
}

/** Returns the characters of a field above its `data-longest`, after cleaning. */
export function overOf(field: Element): number {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return 0
  const longest = Number(field.dataset['longest'] ?? Infinity)
  const kind = kindOf(field)
  return limited(cleanedAs(kind, field.value), longest, kind === 'lines').over
}

/** Returns the name of a field; empty for other elements. */
export function nameOf(field: Element): string {
  return field.getAttribute('name') ?? ''
}

function kindOf(field: Element | RadioNodeList | null): FieldKind {
  if (field instanceof HTMLTextAreaElement) return 'lines'
  if (!(field instanceof HTMLInputElement)) return 'line'
  if (field.inputMode === 'numeric') return 'digits'
  // Also while the password is visible.
  if (field.type === 'password' || field.autocomplete.endsWith('password')) return 'secret'
  return field.type === 'tel' ? 'phone' : field.type === 'email' ? 'email' : 'line'
}
