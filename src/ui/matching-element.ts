/** What is compared of an element: as much as tells two buttons of a shelf apart. */
export interface ElementLike {
  readonly localName: string
  readonly textContent: string | null
  getAttribute(name: string): string | null
  closest(selector: string): { readonly textContent: string | null } | null
}

/**
 * What stands now in the place of something that was drawn again: the same element with the same words, in an entry with the
 * same words. Undefined where that is not certain; a tap on the wrong thing is worse than a tap that is lost.
 */
export function matchingElement<T extends ElementLike>(
  before: T,
  page: { querySelectorAll(selector: string): Iterable<T> },
): T | undefined {
  const [found, ...others] = [...page.querySelectorAll(before.localName)].filter(
    (now) => marksOf(now) === marksOf(before),
  )
  return others.length === 0 ? found : undefined
}

function marksOf(thing: ElementLike): string {
  const around = thing.closest('li, article, form, section, nav, header')?.textContent
  const names = ['id', 'name', 'value', 'type', 'role', 'aria-label', 'aria-controls', 'class']
  return JSON.stringify([...names.map((name) => thing.getAttribute(name)), thing.textContent, around])
}
