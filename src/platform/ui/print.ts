/** Opens the browser's print dialog for this page. */
export function printPage(): void {
  window.print()
}

/**
 * Opens the browser's print dialog for what has `data-printed` (styles.css), and calls back at the next tap or key. Not at
 * `afterprint`: some browsers send it before they have drawn the paper, and some never.
 *
 * @param page the rule of a paper that is no A4; a stylesheet of its own, because the policy of pages allows no style element
 */
export function printMarked(done: () => void, page?: string): void {
  const listening = new AbortController()
  const sheet = new CSSStyleSheet()
  if (page) {
    sheet.replaceSync(page)
    document.adoptedStyleSheets.push(sheet)
  }
  const end = () => {
    listening.abort()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
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
