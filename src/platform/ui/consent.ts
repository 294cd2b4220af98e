/** Withdraws the consent and shows the banner again (first-paint.ts stores it). */
export function reopenConsent(): void {
  try {
    localStorage.removeItem('cookie-consent')
  } catch {
    // Storage is refused, so nothing was stored.
  }
  document.documentElement.dataset['consent'] = 'none'
  // The banner appears at once here, without its usual delay of a second.
  document
    .querySelector('.consent-banner')
    ?.getAnimations()
    .forEach((animation) => animation.finish())
  document.querySelector<HTMLElement>('[data-choice]:not(:disabled)')?.focus()
}
