import { isReachable, reachableIn } from './focusable.ts'

/** What somebody stood on, and all that it stood in, from the inside out. */
export interface Spot {
  readonly element: Element
  readonly around: readonly Element[]
}

/** What has happened since somebody stood there. */
export interface Since {
  /** Where what they stood on was taken out: of what, and before what. */
  gap: { readonly from: Node; readonly next: Node | null } | undefined
  /** What was put into the page. */
  readonly fresh: readonly Element[]
}

/** A place for the focus, and whether it is what came instead or what opened the window: nothing better will come. */
export interface Place {
  readonly element: HTMLElement
  readonly isBest: boolean
}

/** What stands over the page for a while, and leads back to where somebody was before. */
export const inDialog = 'dialog, [popover], .toasts'

const better = ['h1, h2, h3, h4', 'input:not([type=file]), select, textarea', undefined]

export function spotOf(element: Element): Spot {
  const around: Element[] = []
  for (let place = element.parentElement; place; place = place.parentElement) around.push(place)
  return { element, around }
}

/** Where the focus goes on when what had it is gone: to what opened the window that closed, to what came instead, or to the next control. */
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
    // Beside what the page says stand the header and the bar, where nobody goes on.
    const within = main && place.contains(main) ? main : place
    const element = nextIn(within, gone, gap) ?? reachableIn(within, better[0])[0]
    if (element) return { element, isBest: false }
  }
  return undefined
}

const isOver = (place: Element) => !isReachable(place) || (place.matches('.toasts') && !reachableIn(place)[0])

/** What of the new is to be read or filled in first. */
function addedNodes(place: Element, fresh: readonly Element[]): HTMLElement | undefined {
  const there = fresh.filter((item) => place.contains(item) && item !== place && !item.closest('.toasts'))
  for (const fitting of better) {
    const found = there.flatMap((item) => reachableIn(item, fitting))
    if (found[0]) return found.reduce((first, item) => (follows(first, item) ? item : first))
  }
  return undefined
}

/** The control that follows in a place, else the last one before. */
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
