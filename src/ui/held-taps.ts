import { matchingElement } from './matching-element.ts'

/** Presses the buttons that were tapped in a part of the page before its code came, and lets later taps through. */
export function pressHeldTaps(part: HTMLElement): void {
  delete part.dataset['later']
  const held = window.held?.filter(([of]) => of === part) ?? []
  window.held = window.held?.filter(([of]) => of !== part) ?? []
  // Not during an effect, where a click would get lost.
  queueMicrotask(() => {
    for (const [, button] of held) press(button, part)
  })
}

function press(touched: HTMLElement, part: HTMLElement): void {
  touched.removeAttribute('aria-busy')
  const now = touched.isConnected
    ? touched
    : (matchingElement<Element>(touched, part) as HTMLElement | undefined)
  now?.click()
}
