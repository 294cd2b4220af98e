/** The parts of an element that are compared: enough to tell two buttons of a shelf apart. */
export interface ElementLike {
  readonly localName: string
  readonly textContent: string | null
  getAttribute(name: string): string | null
  closest(selector: string): { readonly textContent: string | null } | null
}

/**
 * Returns the element that now stands for one that was rendered again: same tag and text, in an entry with the same
 * text. `undefined` if that is ambiguous, because a tap on the wrong button is worse than a lost tap.
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
