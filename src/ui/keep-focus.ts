import { focusOn, isReachable } from './focusable.ts'
import { overPage, placeForFocus, spotOf, type Place, type Since, type Spot } from './place-for-focus.ts'

/** For so long something better than the next control may still come: what was pressed may have to be read or loaded first. */
const patience = 3000
const mostFresh = 200

/**
 * Watches that the focus never falls to the top of the page, which who hears the page or goes by keys would have to walk
 * through anew: where what has it goes, is hidden or can no longer be pressed, it goes to the place that `placeForFocus`
 * finds. Answers how to stop.
 */
export function keepFocus(): () => void {
  const keeper = new FocusKeeper()
  const changes = new MutationObserver((records) => keeper.note(records))
  changes.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert', 'data-consent'],
  })
  const going = new AbortController()
  const { signal } = going
  document.addEventListener('focusin', (event) => keeper.enter(event), { signal })
  document.addEventListener('focusout', () => keeper.lookSoon(), { signal })
  document.addEventListener('click', (event) => keeper.press(event), { capture: true, signal })
  return () => {
    going.abort()
    changes.disconnect()
  }
}

class FocusKeeper {
  private readonly openers = new WeakMap<Element, Spot>()
  private spot: Spot | undefined
  private since: Since = { gap: undefined, fresh: [] }
  private address = ''
  /** Where the focus was put for want of something better, and when. */
  private makeshift: { readonly element: Element; readonly at: number } | undefined
  private frame = 0

  enter({ target, relatedTarget }: FocusEvent) {
    if (!(target instanceof Element) || target === this.makeshift?.element) return
    const over = target.closest(overPage)
    const from = relatedTarget instanceof Element ? relatedTarget : this.spot?.element
    if (over && from?.isConnected && !over.contains(from)) this.openers.set(over, spotOf(from))
    this.stand(target)
  }

  /** Some browsers do not put the focus on a button that a finger or a mouse presses. */
  press({ target }: Event) {
    const pressed = target instanceof Element && target.closest('a[href], button, summary')
    if (pressed) this.stand(pressed)
  }

  note(records: readonly MutationRecord[]) {
    if (!this.spot) return
    const { element } = this.spot
    const fresh = [...this.since.fresh]
    let { gap } = this.since
    for (const { target, addedNodes, removedNodes, nextSibling } of records) {
      if ([...removedNodes].some((node) => node.contains(element))) gap = { from: target, next: nextSibling }
      for (const node of addedNodes) if (node instanceof Element) fresh.push(node)
    }
    this.since = { gap, fresh: fresh.slice(-mostFresh) }
    this.lookSoon()
  }

  lookSoon() {
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => this.look())
  }

  private stand(element: Element) {
    this.spot = spotOf(element)
    this.since = { gap: undefined, fresh: [] }
    this.makeshift = undefined
    this.address = location.href
  }

  private look() {
    const { spot, makeshift } = this
    const isLost = hasFallen()
    if (!spot) return
    // Who taps beside everything has left it.
    if (isLost && !makeshift && isReachable(spot.element)) this.spot = undefined
    else if (isLost || this.mayBeBetter()) this.goOn(placeForFocus(spot, this.since, this.openers), isLost)
  }

  private mayBeBetter(): boolean {
    const { makeshift } = this
    if (!makeshift || document.activeElement !== makeshift.element) return false
    return performance.now() - makeshift.at < patience
  }

  private goOn(place: Place | undefined, isLost: boolean) {
    if (!place || (!isLost && !place.isBest)) return
    this.makeshift = place.isBest ? undefined : { element: place.element, at: performance.now() }
    // A page that comes stands where the router puts it.
    focusOn(place.element, { preventScroll: this.address !== location.href })
  }
}

function hasFallen(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || !isReachable(activeElement)
}
