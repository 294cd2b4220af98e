import type { RouterHistory } from '@tanstack/react-router'

type State = Readonly<Record<string, unknown>> | null

/** What is open over the page, the latest last, each with what closes it. */
const open: (() => void)[] = []

/** How many entries of the history, up to this one, stand for something open over the same page. */
const depthNow = () => Number((history.state as State)?.['over'] ?? 0)

let router: RouterHistory | undefined
/** How far in the history the router is, and was before. */
let places: readonly [before: number, now: number] | undefined
/** A step of our own that is under way, and where it leads by the browser's count. */
let going: { readonly steps: number; to: number; readonly arrive: () => void } | undefined
/** Somebody went forth while a step of our own was under way. */
let wentForth = false
/** The browser may swallow a step; what waits for it then goes on. */
const longestStepMs = 1_000

/**
 * Has a step back in the browser close something that opened over the page, instead of leaving the page: while it is
 * open the history has an entry more, which for the router is the page itself. A phone that closes dialogs by itself
 * on such a step may do so; the entry then goes too. Returns a function to call when it is closed.
 */
export function closedByBack(history: RouterHistory, close: () => void): () => void {
  if (!router) follow(history)
  open.push(close)
  // What the router does in the same moment, as to tidy the address, comes first.
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
  // An entry that a reload has brought back stands for nothing any more.
  if (depthNow() > 0) write('replaceState', 0)
  addEventListener('popstate', onStep)
}

/** Brings the history into line with what is open. */
function settle(): void {
  if (going) return
  const depth = depthNow()
  for (let next = depth + 1; next <= open.length; next++) write('pushState', next)
  if (depth > open.length) leave(depth - open.length, wentForth)
  wentForth = false
}

/** Leaves entries whose windows are closed, on the way on which they were come upon. */
function leave(entries: number, isForth: boolean): void {
  goBy(isForth && window.navigation?.canGoForward ? 1 : -entries)
}

const indexNow = () => window.navigation?.currentEntry?.index ?? NaN

/** The browser takes a step a moment later, and undoes by it whatever was gone to meanwhile: that waits until the step is done. */
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

/** Past the router, which watches `history` itself and not what it inherits. */
function write(how: 'pushState' | 'replaceState', over: number): void {
  History.prototype[how].call(history, { ...(history.state as State), over }, '')
}

function onStep(): void {
  const more = depthNow() - open.length
  if (going) whileGoing(going)
  else if (more < 0) closeFrom(open.length + more)
  else if (more > 0) leave(more, isForth())
}

/** Tells a step of our own from one of somebody's that comes in between: ours then goes on from there. */
function whileGoing(step: NonNullable<typeof going>): void {
  const missed = indexNow() - step.to
  if (!missed) return step.arrive()
  wentForth = missed > -step.steps
  step.to += missed + step.steps
}

/** Closes what is open from a place on, the latest first. */
function closeFrom(place: number): void {
  while (open.length > place) open.pop()!()
}

/** Whether an entry whose window is closed was come upon on the way forth; the way then leads on. */
const isForth = () => places![0] <= places![1]
