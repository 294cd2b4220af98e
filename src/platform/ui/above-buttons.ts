import { placing } from './toasts.ts'

const gap = 8

/** What is pressed or typed in. Links within a text are none: a page of links would leave no place. */
const pressed =
  'button, .button, .button-quiet, .icon-button, [role="button"], [role="tab"], summary, input, select, textarea'

/** Keeps every notice off the page's buttons; also one that was shown before this code came. */
export function keepToastsAboveButtons(): void {
  placing.of = keepAboveButtons
  for (const notice of document.querySelectorAll<HTMLElement>('.toast')) keepAboveButtons(notice)
}

/** Moves a notice whenever buttons come, go or move below it. */
function keepAboveButtons(notice: HTMLElement): () => void {
  let frame = 0
  let shift = 0
  const move = () => {
    if (!notice.isConnected) return stop()
    const next = shiftOf(notice, shift)
    if (next === shift) return
    shift = next
    notice.style.translate = `0 ${shift}px`
  }
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(move)
  }
  const content = new MutationObserver(later)
  const moments = ['scroll', 'scrollend', 'resize', 'animationend', 'transitionend', 'toggle'] as const
  const stop = () => {
    cancelAnimationFrame(frame)
    content.disconnect()
    for (const moment of moments) removeEventListener(moment, later, true)
  }
  move()
  const attributeFilter = ['class', 'hidden', 'open', 'style']
  content.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
  // The window within a page scrolls too, and says so to nobody above it.
  for (const moment of moments) addEventListener(moment, later, true)
  return stop
}

/** Returns how far a notice goes up: to the lowest place with no button, otherwise to where it covers least of them. */
function shiftOf(notice: HTMLElement, shift: number): number {
  const own = notice.getBoundingClientRect()
  const { height } = own
  const from = own.top - shift
  const buttons = buttonsBeside(notice, own)
  const covered = (top: number) =>
    buttons.reduce(
      (sum, button) =>
        sum + Math.max(Math.min(top + height + gap, button.bottom) - Math.max(top - gap, button.top), 0),
      0,
    )
  const places = [from, ...buttons.map(({ top }) => top - height - gap), gap]
    .filter((top) => top >= gap && top <= from)
    .toSorted((one, other) => other - one)
  const costs = places.map(covered)
  const best = places[costs.indexOf(Math.min(...costs))] ?? Math.min(from, gap)
  return Math.round(best - from)
}

/** Returns the visible buttons beside a notice in its window or page. */
function buttonsBeside(notice: HTMLElement, own: DOMRect): DOMRect[] {
  const buttons = (notice.closest('dialog') ?? document).querySelectorAll(pressed)
  return [...buttons]
    .filter((button) => !notice.contains(button))
    .map((button) => button.getBoundingClientRect())
    .filter(
      ({ left, right, width, height }) => width > 1 && height > 1 && left < own.right && right > own.left,
    )
}
