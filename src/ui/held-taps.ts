import { matchingElement } from './matching-element.ts'

/**
 * Does again what was done in a part of the page before its code came: presses buttons, and fills in fields. Lets later taps
 * and words through.
 */
export function repeatHeld(part: HTMLElement): void {
  delete part.dataset['later']
  const held = window.held?.filter(([of]) => of === part) ?? []
  window.held = window.held?.filter(([of]) => of !== part) ?? []
  // Not during an effect, where a click would get lost.
  queueMicrotask(() => {
    for (const [, touched, value] of held) {
      const now = elementNow(touched, part)
      if (value === undefined) now?.click()
      else if (now) repeatIn(now as HTMLInputElement, value)
    }
  })
}

function elementNow(touched: HTMLElement, part: HTMLElement): HTMLElement | undefined {
  touched.removeAttribute('aria-busy')
  return touched.isConnected ? touched : (matchingElement<Element>(touched, part) as HTMLElement | undefined)
}

/** React takes what stands in a field when it begins for what was there before: the field is put back first, then changed. */
function repeatIn(field: HTMLInputElement, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (value === field.defaultChecked) return
    field.checked = field.defaultChecked
    return field.click()
  }
  field.value = `${value} `
  // The setter of the element itself, which React watches, would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}
