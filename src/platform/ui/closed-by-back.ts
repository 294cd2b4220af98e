import type { RouterHistory } from '@tanstack/react-router'

type State = Readonly<Record<string, unknown>> | null

/** Close functions of the open windows, the latest last. */
const open: (() => void)[] = []

/** Returns how many history entries, up to this one, belong to windows over the same page. */
const depthNow = () => Number((history.state as State)?.['over'] ?? 0)

let router: RouterHistory | undefined
/** The router's index in the history, before and now. */
let places: readonly [before: number, now: number] | undefined
/** Our own step in progress: its length, and its target index. */
let going: { readonly steps: number; to: number; readonly arrive: () => void } | undefined
/** When the browser set out for another document, in milliseconds; a step of ours would stop it on its way. */
let leftAt = -Infinity
/** A way to another document that takes longer is taken for stopped. */
const longestWayMs = 30_000
/** True if the person went forward during our own step. */
let wentForth = false
/**
 * The browser may ignore a step; waiting code continues after this time. A busy phone takes more than a second for one,
 * and undoes an action that does not wait for it.
 */
const longestStepMs = 5_000

/**
 * Closes a window over the page by a step back in the browser, instead of leaving the page. While it is open, the
 * history has one more entry, which is the same page for the router. A phone may close dialogs by itself on such a
 * step; the entry is then removed too. Returns a function to call when the window is closed.
 */
export function closedByBack(history: RouterHistory, close: () => void): () => void {
  if (!router) follow(history)
  open.push(close)
  // After the router's own changes of this moment, such as cleaning the address.
  setTimeout(settle)
  return () => {
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
    setTimeout(settle)
  }
}

function follow(routerHistory: RouterHistory): void {
  router = routerHistory
  const now = router.location.state.__TSR_index
  places = [now, now]
  router.subscribe(({ location }) => (places = [places![1], location.state.__TSR_index]))
  // After a reload the entry belongs to no window.
  if (depthNow() > 0) write('replaceState', 0)
  addEventListener('popstate', onStep)
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const isOther = !destination.sameDocument && downloadRequest === null
    if (isOther && destination.url.startsWith('http')) leftAt = performance.now()
  })
  // Back on a page that the browser has kept.
  addEventListener('pageshow', () => {
    leftAt = -Infinity
    setTimeout(settle)
  })
}

/** Adjusts the history to the open windows. */
function settle(): void {
  if (going || performance.now() - leftAt < longestWayMs) return
  const depth = depthNow()
  for (let next = depth + 1; next <= open.length; next++) write('pushState', next)
  if (depth > open.length) leave(depth - open.length, wentForth)
  wentForth = false
}

/** Leaves entries whose windows are closed, in the direction of travel. */
function leave(entries: number, isForth: boolean): void {
  goBy(isForth && window.navigation?.canGoForward ? 1 : -entries)
}

const indexNow = () => window.navigation?.currentEntry?.index ?? NaN

/**
 * Goes by some steps. The browser completes a step later and undoes navigation in between, so navigation waits until
 * then.
 */
function goBy(steps: number): void {
  const arrived = new Promise<void>((arrive) => (going = { steps, to: indexNow() + steps, arrive }))
  const release = router!.block({
    blockerFn: async ({ action }) => {
      if (action === 'PUSH' || action === 'REPLACE') await arrived
      return false
    },
    enableBeforeUnload: false,
  })
  const longest = setTimeout(() => going?.arrive(), longestStepMs)
  void arrived.then(() => {
    going = undefined
    clearTimeout(longest)
    release()
    setTimeout(settle)
  })
  history.go(steps)
}

/** Bypasses the router, which patches `history` itself and not its prototype. */
function write(how: 'pushState' | 'replaceState', over: number): void {
  History.prototype[how].call(history, { ...(history.state as State), over }, '')
}

function onStep(): void {
  const more = depthNow() - open.length
  if (going) whileGoing(going)
  else if (more < 0) closeFrom(open.length + more)
  else if (more > 0) leave(more, isForth())
}

/** Tells our own step from one of the person's in between; ours then continues from there. */
function whileGoing(step: NonNullable<typeof going>): void {
  const missed = indexNow() - step.to
  if (!missed) return step.arrive()
  wentForth = missed > -step.steps
  step.to += missed + step.steps
}

/** Closes the windows from an index on, the latest first. */
function closeFrom(place: number): void {
  while (open.length > place) open.pop()!()
}

/** True if the entry of a closed window was reached by going forward; then it continues forward. */
const isForth = () => places![0] <= places![1]
