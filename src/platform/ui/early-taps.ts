import { matchingElement } from './matching-element.ts'

/** True before hydration. */
export const isPageAsBuilt = () => !import.meta.env.SSR && window.tapped !== undefined

/** Presses again the buttons that were tapped before the app ran; later taps work directly (see first-paint.ts). */
export function pressEarlyTaps(): void {
  const tapped = window.tapped ?? []
  window.tapped = undefined
  document.getElementById('late')?.remove()
  // React hydrates the part that a tap targets, but not during an effect: the tap would get lost.
  queueMicrotask(() => {
    for (const touched of tapped) {
      touched.removeAttribute('aria-busy')
      const now = touched.isConnected
        ? touched
        : (matchingElement<Element>(touched, document) as HTMLElement | undefined)
      if (now instanceof HTMLFormElement) now.requestSubmit()
      else now?.click()
    }
  })
}

/** True if products were added on pages that were left before the app ran. */
export const hasEarlyAdds = () => earlyAdds().length > 0

/** Returns their ids, in order, and forgets them. */
export function takeEarlyAdds(): string[] {
  const ids = earlyAdds()
  if (ids.length > 0) sessionStorage.removeItem('added')
  return ids
}

/** Storage may be refused; then nothing was stored. */
function earlyAdds(): string[] {
  try {
    return sessionStorage.getItem('added')?.split('\n') ?? []
  } catch {
    return []
  }
}

/** Removes the number of early taps from the cart's badge: the count of the cart is known, or a notice says why not. */
export function clearEarlyCount(): void {
  for (const cart of document.querySelectorAll<HTMLElement>('[data-cart]')) cart.dataset['cart'] = ''
}
