/** A longer press is no tap, in milliseconds. */
const tapMs = 400

/** Actions of a press. */
interface Hold {
  /** Called once it is longer than a tap. */
  readonly start: () => void
  /** Called when a press that started is over. */
  readonly end: () => void
}

/** A press on a button, by finger or mouse. */
interface Press extends Pointer {
  readonly button: number
  readonly currentTarget: { readonly ownerDocument: EventTarget }
}

interface Pointer {
  readonly pointerId: number
  readonly pointerType: string
}

const ends = ['pointerup', 'pointercancel']

/**
 * Follows a press until the same finger leaves the screen, anywhere on the page: the button may be gone by then, and a thumb
 * slides. Other fingers change nothing. A short one stays a tap.
 */
export function followPress(press: Press, { start, end }: Hold): void {
  if (press.button !== 0) return
  const page = press.currentTarget.ownerDocument
  let isHeld = false
  const timer = setTimeout(() => {
    isHeld = true
    page.addEventListener('pointerdown', begin)
    start()
  }, tapMs)
  const forget = () => {
    clearTimeout(timer)
    for (const name of ends) page.removeEventListener(name, release)
    page.removeEventListener('pointerdown', begin)
  }
  // A question of the browser swallows the end of a press: the next press of its kind is another one, unless it is that of a
  // second finger.
  const begin = (event: Event) => {
    const { pointerType, isPrimary } = event as PointerEvent
    if (isPrimary && pointerType === press.pointerType) forget()
  }
  const release = (event: Event) => {
    if ((event as PointerEvent).pointerId !== press.pointerId) return
    forget()
    if (isHeld) end()
  }
  for (const name of ends) page.addEventListener(name, release)
}
