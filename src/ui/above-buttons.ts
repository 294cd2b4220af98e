import { placing } from './toasts.ts'

const gap = 8

/** Keeps every notice off the page's buttons, after a scroll too; also one that was shown before this code came. */
export function keepToastsAboveButtons(): void {
  placing.of = keepAboveButtons
  for (const notice of document.querySelectorAll<HTMLElement>('.toast')) keepAboveButtons(notice)
}

function keepAboveButtons(notice: HTMLElement): () => void {
  const stop = () => removeEventListener('scrollend', move)
  const move = () => {
    if (notice.isConnected) standAboveButtons(notice)
    else stop()
  }
  move()
  addEventListener('scrollend', move)
  return stop
}

/** Moves a notice up until it covers no button; to the top of the window if no place is free. */
function standAboveButtons(notice: HTMLElement): void {
  notice.style.translate = ''
  const own = notice.getBoundingClientRect()
  let top = own.top
  for (const button of buttonsBeside(notice, own))
    if (button.top < top + own.height + gap && button.bottom > top - gap) top = button.top - own.height - gap
  notice.style.translate = `0 ${Math.max(top, gap) - own.top}px`
}

/** Returns the visible buttons above a notice, the lowest first. */
function buttonsBeside(notice: HTMLElement, own: DOMRect): DOMRect[] {
  const buttons = (notice.closest('dialog') ?? document).querySelectorAll('.button, .button-quiet')
  return [...buttons]
    .filter((button) => !notice.contains(button))
    .map((button) => button.getBoundingClientRect())
    .filter(({ left, right, width }) => width > 0 && left < own.right && right > own.left)
    .toSorted((one, other) => other.top - one.top)
}
