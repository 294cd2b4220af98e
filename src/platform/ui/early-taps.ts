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

/** Removes the number of early taps from the cart's badge: the count of the cart is known, or a notice says why not. */
export function clearEarlyCount(): void {
  for (const cart of document.querySelectorAll<HTMLElement>('[data-cart]')) cart.dataset['cart'] = ''
}
