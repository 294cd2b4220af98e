/** For this long after a press its result may still appear. */
const settleMs = 3000
/** A page that becomes shorter by less moves little out of view. */
const leastPx = 80

const announced = '[role=status], [role=alert]'

const nothing = () => {}

/**
 * After a press whose result is out of view, scrolls to the result: to the part that the control opened; or, if the page
 * became shorter and the control is gone, to the announced or changed part. Returns a function that stops it.
 */
export function showResults(): () => void {
  let stop = nothing
  const begin = ({ target }: Event) => {
    stop()
    const control = target instanceof Element ? target.closest<HTMLElement>('button, input, select') : null
    const root = control?.closest<HTMLElement>('dialog, main')
    if (control && root) stop = watchResult(control, root)
  }
  const going = new AbortController()
  const options = { capture: true, signal: going.signal }
  for (const event of ['click', 'change']) document.addEventListener(event, begin, options)
  // People who scroll meanwhile know better.
  for (const event of ['wheel', 'touchmove']) document.addEventListener(event, () => stop(), options)
  return () => {
    stop()
    going.abort()
  }
}

function watchResult(control: HTMLElement, root: HTMLElement): () => void {
  const before = root.scrollHeight
  const { pathname } = location
  const added: Element[] = []
  const changed: Element[] = []
  let frame = 0
  const check = () => {
    if (location.pathname !== pathname) return stop()
    const isOpener = control.getAttribute('aria-expanded') === 'true'
    const isShorter = before - root.scrollHeight >= leastPx && !isInView(control)
    const result = isOpener || isShorter ? resultOf([...added, ...changed]) : undefined
    if (result && !isInView(result)) result.scrollIntoView()
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      added.push(...[...addedNodes].filter((node) => node instanceof Element))
      changed.push(target instanceof Element ? target : target.parentElement!)
    }
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(check)
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  const timer = setTimeout(() => stop(), settleMs)
  const stop = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
  return stop
}

/** Returns the announced element, or else the first one; what was added comes before what lost a part, which may be the whole page. */
function resultOf(changed: readonly Element[]): Element | undefined {
  const there = changed.filter((element) => element.isConnected && element.getClientRects().length > 0)
  const announcement = there
    .map((element) => element.closest(announced))
    .find((element) => element?.textContent)
  return announcement ?? there[0]
}

/** Between the header and the bar at the bottom. */
function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 64 && top < innerHeight - 64
}
