/** Presses again what was tapped before the app ran; from now on taps act by themselves (see first-paint.ts). */
export function pressEarlyTaps(): void {
  const tapped = window.tapped ?? []
  window.tapped = undefined
  for (const button of tapped) {
    button.removeAttribute('aria-busy')
    button.click()
  }
}
