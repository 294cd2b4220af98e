/** Takes the consent back and asks anew: withdrawing is as easy as giving (see first-paint.ts for the giving). */
export function reopenConsent(): void {
  try {
    localStorage.removeItem('cookie-consent')
  } catch {
    // Storage is refused: nothing was kept either.
  }
  document.documentElement.dataset['consent'] = 'none'
  // Whoever asks for the banner does not wait a second for it.
  document
    .querySelector('.consent-banner')
    ?.getAnimations()
    .forEach((animation) => animation.finish())
  document.querySelector<HTMLElement>('[data-choice]:not(:disabled)')?.focus()
}
