import { focusOn, isReachable } from './focusable.ts'
import { inDialog, focusTarget, spotOf, type Place, type Since, type Spot } from './focus-target.ts'

/**
 * For this long a better target than the next control may still appear, because a pressed button may have to load it.
 */
const settleMs = 3000
const mostFresh = 200

/**
 * Keeps the focus from falling to the top of the page, where people with a keyboard or screen reader would start
 * over. If the focused element is removed, hidden or disabled, the target of `focusTarget` gets the focus. Returns a
 * function that stops it.
 */
export function restoreFocus(): () => void {
  const restorer = new FocusRestorer()
  const changes = new MutationObserver((records) => restorer.note(records))
  changes.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert', 'data-consent'],
  })
  const going = new AbortController()
  const { signal } = going
  document.addEventListener('focusin', (event) => restorer.enter(event), { signal })
  document.addEventListener('focusout', () => restorer.scheduleCheck(), { signal })
  document.addEventListener('click', (event) => restorer.press(event), { capture: true, signal })
  return () => {
    going.abort()
    changes.disconnect()
  }
}

class FocusRestorer {
  private readonly openers = new WeakMap<Element, Spot>()
  private spot: Spot | undefined
  private since: Since = { gap: undefined, fresh: [] }
  private address = ''
  /** A provisional target, and the time when it got the focus. */
  private temporaryTarget: { readonly element: Element; readonly at: number } | undefined
  private frame = 0

  enter({ target, relatedTarget }: FocusEvent) {
    if (!(target instanceof Element) || target === this.temporaryTarget?.element) return
    const over = target.closest(inDialog)
    const from = relatedTarget instanceof Element ? relatedTarget : this.spot?.element
    if (over && from?.isConnected && !over.contains(from)) this.openers.set(over, spotOf(from))
    this.moveTo(target)
  }

  /** Some browsers do not focus a button that is tapped or clicked. */
  press({ target }: Event) {
    const pressed = target instanceof Element && target.closest('a[href], button, summary')
    if (pressed) this.moveTo(pressed)
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
    this.scheduleCheck()
  }

  scheduleCheck() {
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => this.check())
  }

  private moveTo(element: Element) {
    this.spot = spotOf(element)
    this.since = { gap: undefined, fresh: [] }
    this.temporaryTarget = undefined
    this.address = location.href
  }

  private check() {
    const { spot, temporaryTarget } = this
    const isLost = hasFallen()
    if (!spot) return
    // A tap outside all controls ends it; the focus of an open dialog may be with the browser until the dialog closes.
    if (isLost && !temporaryTarget && isReachable(spot.element)) {
      if (!spot.element.closest('dialog[open]')) this.spot = undefined
    } else if (isLost || this.improve()) this.goOn(focusTarget(spot, this.since, this.openers), isLost)
  }

  private improve(): boolean {
    const { temporaryTarget } = this
    if (!temporaryTarget || document.activeElement !== temporaryTarget.element) return false
    return performance.now() - temporaryTarget.at < settleMs
  }

  private goOn(place: Place | undefined, isLost: boolean) {
    if (!place || (!isLost && !place.isBest)) return
    this.temporaryTarget = place.isBest ? undefined : { element: place.element, at: performance.now() }
    // On a new page the router sets the scroll position.
    focusOn(place.element, { preventScroll: this.address !== location.href })
  }
}

function hasFallen(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || !isReachable(activeElement)
}
