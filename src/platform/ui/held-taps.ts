import { matchingElement } from './matching-element.ts'

/**
 * Repeats the actions in a part of the page before its code came: fills in fields, and presses buttons. Lets later taps
 * through.
 */
export function repeatHeld(part: HTMLElement): void {
  delete part.dataset['later']
  const held = window.held?.filter(([of]) => of === part) ?? []
  window.held = window.held?.filter(([of]) => of !== part) ?? []
  // The fields' values before the part is drawn again.
  const repeats = [...part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(
    repeatOf,
  )
  // Not during an effect, where a click would get lost.
  queueMicrotask(() => {
    for (const repeat of repeats) repeat?.()
    for (const [, button] of held) press(button, part)
  })
}

/** React takes a field's value at its start for the earlier one: the field is put back first, then changed. */
function repeatOf(field: HTMLInputElement | HTMLSelectElement): (() => void) | undefined {
  if (field.type === 'checkbox' && 'defaultChecked' in field) {
    const { checked, defaultChecked } = field
    if (checked === defaultChecked) return undefined
    return () => {
      field.checked = defaultChecked
      field.click()
    }
  }
  const { value } = field
  return value === builtValue(field) ? undefined : () => write(field, value)
}

function builtValue(field: HTMLInputElement | HTMLSelectElement): string {
  if ('defaultValue' in field) return field.defaultValue
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
}

function write(field: HTMLElement & { value: string }, value: string): void {
  field.value = `${value} `
  // The setter of the element itself, which React watches, would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

function press(touched: HTMLElement, part: HTMLElement): void {
  touched.removeAttribute('aria-busy')
  const now = touched.isConnected
    ? touched
    : (matchingElement<Element>(touched, part) as HTMLElement | undefined)
  now?.click()
}
