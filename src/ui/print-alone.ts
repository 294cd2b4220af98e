/** Opens the browser's print dialog for one element of this page; the others are back when it closes. */
export function printAlone(element: HTMLElement): void {
  const others = othersOf(element).filter(({ style }) => style.display !== 'none')
  const before = others.map(({ style }) => style.display)
  window.addEventListener(
    'afterprint',
    () => others.forEach((other, place) => (other.style.display = before[place]!)),
    { once: true },
  )
  for (const other of others) other.style.display = 'none'
  window.print()
}

/** Returns the siblings of an element, and those of all that it is within. */
function othersOf(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement
  if (!around || element === document.body) return []
  const siblings = [...around.children].filter((child) => child !== element)
  return [...siblings.filter((child) => child instanceof HTMLElement), ...othersOf(around)]
}
