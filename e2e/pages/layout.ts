/**
 * What is wrong with the layout of what is open, run in the page: it, or a part of it, is wider than the window; a text is cut off by the
 * edge of its box; a word stands on two lines although the window has room for it on one.
 */
export function layoutFaults(): string[] {
  const window = document.documentElement.clientWidth
  const top = document.querySelector('dialog[open]') ?? document.querySelector('main')!
  const faults = new Set<string>()
  const sideways = document.documentElement.scrollWidth - window
  if (sideways > 0) faults.add(`the page is ${sideways} px too wide`)
  const isSeen = (element: Element) => element.checkVisibility() && !element.closest('.sr-only, svg')
  // What lies outside of a box that scrolls, or that hides what leaves it, makes the page no wider.
  const isWithin = (element: Element | null): boolean =>
    element !== null &&
    element !== top &&
    (getComputedStyle(element).overflowX !== 'visible' || isWithin(element.parentElement))
  const named = (element: Element) =>
    `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 20)}"`
  for (const element of top.querySelectorAll<HTMLElement>('*')) {
    if (!isSeen(element) || isWithin(element.parentElement)) continue
    const { right, left, width } = element.getBoundingClientRect()
    if (width > 0 && (right > window + 1 || left < -1)) faults.add(`${named(element)} leaves the window`)
    const isCut = /hidden|clip/.test(getComputedStyle(element).overflowX)
    if (isCut && element.scrollWidth > element.clientWidth + 1) faults.add(`${named(element)} is cut off`)
  }
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  // What a page, a card and a picture beside it always take.
  const column = top.querySelector('.column')?.clientWidth ?? top.clientWidth
  const room = Math.min(window, column) - 96
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!isSeen(text.parentElement!) || !text.data.trim()) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s\-–]+/g)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const boxes = [...range.getClientRects()]
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom))).size
      const width = boxes.reduce((sum, box) => sum + box.width, 0)
      if (lines > 1 && width < room) faults.add(`"${word}" is cut in two in ${named(text.parentElement!)}`)
    }
  }
  return [...faults]
}
