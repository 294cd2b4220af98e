import { isReachable, reachableIn } from './focusable.ts'

/** A focused element and its ancestors, from the inside out. */
export interface Spot {
  readonly element: Element
  readonly around: readonly Element[]
}

/** Changes of the page since the element had the focus. */
export interface Since {
  /** Where the element was removed: its parent, and its next sibling. */
  gap: { readonly from: Node; readonly next: Node | null } | undefined
  /** Elements that were added to the page. */
  readonly fresh: readonly Element[]
}

/** A target for the focus. It is final if it is a replacement or an opener. */
export interface Place {
  readonly element: HTMLElement
  readonly isBest: boolean
}

/** Layers over the page, which return the focus when they close. */
export const inDialog = 'dialog, [popover], .toasts'

const better = ['h1, h2, h3, h4', 'input:not([type=file]), select, textarea', undefined]

export function spotOf(element: Element): Spot {
  const around: Element[] = []
  for (let place = element.parentElement; place; place = place.parentElement) around.push(place)
  return { element, around }
}

/**
 * Returns the next focus target after the focused element is gone: the opener of a closed window, a replacement, or
 * the next control.
 */
export function focusTarget(spot: Spot, since: Since, openers: WeakMap<Element, Spot>): Place | undefined {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const closed = spot.around.find((place) => place.matches(inDialog) && isOver(place))
  const opener = closed && openers.get(closed)
  if (opener && !modal) {
    openers.delete(closed)
    if (isReachable(opener.element)) return { element: opener.element as HTMLElement, isBest: true }
    return focusTarget(opener, { gap: undefined, fresh: [] }, openers)
  }
  const places = spot.around.filter((place) => isReachable(place) && (!modal || modal.contains(place)))
  if (modal && places.length === 0) places.push(modal)
  const came = places[0] && addedNodes(places[0], since.fresh)
  return came ? { element: came, isBest: true } : nextAround(places, spot.element, since.gap)
}

function nextAround(places: readonly Element[], gone: Element, gap: Since['gap']): Place | undefined {
  const main = document.getElementById('main')
  for (const place of places) {
    // Outside the main content are only the header and the bar, which are no useful targets.
    const within = main && place.contains(main) ? main : place
    const element = nextIn(within, gone, gap) ?? reachableIn(within, better[0])[0]
    if (element) return { element, isBest: false }
  }
  return undefined
}

const isOver = (place: Element) => !isReachable(place) || (place.matches('.toasts') && !reachableIn(place)[0])

/** Returns the first new element to read or fill in. */
function addedNodes(place: Element, fresh: readonly Element[]): HTMLElement | undefined {
  const there = fresh.filter((item) => place.contains(item) && item !== place && !item.closest('.toasts'))
  for (const fitting of better) {
    const found = there.flatMap((item) => reachableIn(item, fitting))
    if (found[0]) return found.reduce((first, item) => (follows(first, item) ? item : first))
  }
  return undefined
}

/** Returns the next control in a place, otherwise the previous one. */
function nextIn(place: Element, gone: Element, gap: Since['gap']): HTMLElement | undefined {
  const all = reachableIn(place).filter((item) => item !== place && item !== gone)
  const isNext = (item: Element) => {
    if (gone.isConnected) return follows(item, gone)
    if (gap?.next?.isConnected) return gap.next.contains(item) || follows(item, gap.next)
    return gap?.from.isConnected && follows(item, gap.from) && !gap.from.contains(item)
  }
  return all.find(isNext) ?? all.at(-1)
}

const follows = (node: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
