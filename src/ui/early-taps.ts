import { matchingElement } from './matching-element.ts'

/** Whether the page is still as it was built: the app has not taken it over yet. */
export const isPageAsBuilt = () => !import.meta.env.SSR && window.tapped !== undefined

/** Presses again what was tapped before the app ran; from now on taps act by themselves (see first-paint.ts). */
export function pressEarlyTaps(): void {
  const tapped = window.tapped ?? []
  window.tapped = undefined
  document.getElementById('late')?.remove()
  // React wakes the part of the page that a tap is meant for, but not while it runs an effect: the tap would be lost.
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
