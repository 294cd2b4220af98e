import { placing } from './toasts.ts'

const gap = 8

/** From now on no notice lies on a button, after a scroll neither. */
export function keepToastsAboveButtons(): void {
  placing.of = (notice) => {
    const move = () => standAboveButtons(notice)
    move()
    addEventListener('scrollend', move)
    return () => removeEventListener('scrollend', move)
  }
}

/** Moves a notice up from its place, by as much as it takes to lie on no button; the top of the window where there is no such place. */
function standAboveButtons(notice: HTMLElement): void {
  notice.style.translate = ''
  const own = notice.getBoundingClientRect()
  let top = own.top
  for (const button of buttonsBeside(notice, own))
    if (button.top < top + own.height + gap && button.bottom > top - gap) top = button.top - own.height - gap
  notice.style.translate = `0 ${Math.max(top, gap) - own.top}px`
}

/** The buttons in view that a notice can meet on its way up, the lowest first. */
function buttonsBeside(notice: HTMLElement, own: DOMRect): DOMRect[] {
  const buttons = (notice.closest('dialog') ?? document).querySelectorAll('.button, .button-quiet')
  return [...buttons]
    .filter((button) => !notice.contains(button))
    .map((button) => button.getBoundingClientRect())
    .filter(({ left, right, width }) => width > 0 && left < own.right && right > own.left)
    .toSorted((one, other) => other.top - one.top)
}
