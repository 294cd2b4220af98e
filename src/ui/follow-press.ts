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
interface Press {
  readonly button: number
  readonly currentTarget: { readonly ownerDocument: EventTarget }
}

const ends = ['pointerup', 'pointercancel']

/** Follows a press until it ends anywhere on the page, because the button may be gone by then. A short one stays a tap. */
export function followPress({ button, currentTarget }: Press, { start, end }: Hold): void {
  if (button !== 0) return
  const page = currentTarget.ownerDocument
  let isHeld = false
  const timer = setTimeout(() => {
    isHeld = true
    // A question of the browser swallows the end of a press: the next press is another one.
    page.addEventListener('pointerdown', forget)
    start()
  }, tapMs)
  const forget = () => {
    clearTimeout(timer)
    for (const name of ends) page.removeEventListener(name, release)
    page.removeEventListener('pointerdown', forget)
  }
  const release = () => {
    forget()
    if (isHeld) end()
  }
  for (const name of ends) page.addEventListener(name, release)
}
