/**
 * Runs in the page and returns its layout faults: too wide for the window, text cut off by its box, or a word broken
 * although one line has room for it.
 */
export function layoutFaults(): string[] {
  const window = document.documentElement.clientWidth
  const top = document.querySelector('dialog[open]') ?? document.querySelector('main')!
  const isSeen = (element: Element) => element.checkVisibility() && !element.closest('.sr-only, svg')
  // Content of a scrolling or clipping box does not widen the page.
  const isWithin = (element: Element | null): boolean =>
    element !== null &&
    element !== top &&
    (getComputedStyle(element).overflowX !== 'visible' || isWithin(element.parentElement))
  const named = (element: Element) =>
    `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 20)}"`

  const faultsOfBox = (element: HTMLElement): string[] => {
    const { right, left, width } = element.getBoundingClientRect()
    const isOut = width > 0 && (right > window + 1 || left < -1)
    const hides = /hidden|clip/.test(getComputedStyle(element).overflowX)
    const isCut = hides && element.scrollWidth > element.clientWidth + 1
    return [
      ...(isOut ? [`${named(element)} leaves the window`] : []),
      ...(isCut ? [`${named(element)} is cut off`] : []),
    ]
  }

  // The margins of a page, a card and a picture.
  const column = top.querySelector('.column')?.clientWidth ?? top.clientWidth
  const room = Math.min(window, column) - 96
  const isInTwo = (text: Text, from: number, to: number) => {
    const range = new Range()
    range.setStart(text, from)
    range.setEnd(text, to)
    const boxes = [...range.getClientRects()]
    const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)))
    return lines.size > 1 && boxes.reduce((sum, { width }) => sum + width, 0) < room
  }
  const cutIn = (text: Text) =>
    [...text.data.matchAll(/[^\s\-–]+/g)]
      .filter(({ 0: word, index }) => isInTwo(text, index, index + word.length))
      .map(([word]) => `"${word}" is cut in two in ${named(text.parentElement!)}`)

  const texts: Text[] = []
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) texts.push(walk.currentNode as Text)
  const sideways = document.documentElement.scrollWidth - window
  const boxes = [...top.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isSeen(element) && !isWithin(element.parentElement),
  )
  return [
    ...(sideways > 0 ? [`the page is ${sideways} px too wide`] : []),
    ...boxes.flatMap(faultsOfBox),
    ...texts.filter((text) => isSeen(text.parentElement!)).flatMap(cutIn),
  ]
}
