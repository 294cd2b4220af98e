const controls = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Whether an element is on the screen and can have the focus. */
export function isReachable(element: Element): boolean {
  return (
    element.isConnected &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.matches(':disabled') &&
    !element.closest('[inert]')
  )
}

/** All of a place that fits and can have the focus, in its order; the place itself may be one. */
export function reachableIn(place: Element, fitting = controls): HTMLElement[] {
  const all = [...(place.matches(fitting) ? [place] : []), ...place.querySelectorAll(fitting)]
  return all.filter(isReachable) as HTMLElement[]
}

/** Puts the focus on an element; one that never has it by itself, such as a heading, can have it until it is left. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options)
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus(options)
}
