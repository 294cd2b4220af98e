/** Opens the browser's print dialog for this page. */
export function printPage(): void {
  window.print()
}

/**
 * Opens the browser's print dialog for what has `data-printed` (styles.css), and calls back at the next tap or key. Not at
 * `afterprint`: some browsers send it before they have drawn the paper, and some never.
 */
export function printMarked(done: () => void): void {
  const listening = new AbortController()
  const end = () => {
    listening.abort()
    done()
  }
  const options = { capture: true, signal: listening.signal }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, options)
  window.print()
}

/** Opens the browser's print dialog for one element of this page. */
export function printAlone(element: HTMLElement): void {
  element.dataset['printed'] = ''
  printMarked(() => delete element.dataset['printed'])
}
