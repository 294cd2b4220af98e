const controls = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** True if an element is visible and can have the focus. */
export function isReachable(element: Element): boolean {
  return (
    element.isConnected &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.matches(':disabled') &&
    !element.closest('[inert]')
  )
}

/** Returns all matching focusable elements of a place in order, the place itself included. */
export function reachableIn(place: Element, fitting = controls): HTMLElement[] {
  const all = [...(place.matches(fitting) ? [place] : []), ...place.querySelectorAll(fitting)]
  return all.filter(isReachable) as HTMLElement[]
}

/** Focuses an element. An element that is not focusable, such as a heading, becomes so until it loses the focus. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options)
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus(options)
}
