import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** For this long the page may still become as tall as it was. */
const settleMs = 5000

/**
 * Scrolls a returning person to the place that they left, as soon as the page is tall enough for it: the router itself
 * tries only once, when the last parts of a long page may not be drawn yet. A sign-in leads back to the place where it
 * began. Returns a function that stops it.
 *
 * @param isSignInPath whether a path belongs to the sign-in
 */
export function returnToPlace(router: AnyRouter, isSignInPath: (pathname: string) => boolean): () => void {
  /** By the key of an entry of the history. */
  const places = new Map<string, number>()
  let left: { readonly pathname: string; readonly top: number } | undefined
  let stop = nothing
  const stopNoting = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    stop()
    if (!fromLocation) return
    places.set(keyOf(fromLocation), scrollY)
    if (isSignInPath(toLocation.pathname) && !isSignInPath(fromLocation.pathname))
      left = { pathname: fromLocation.pathname, top: scrollY }
  })
  const stopRestoring = router.subscribe('onRendered', ({ toLocation }) => {
    if (isSignInPath(toLocation.pathname)) return
    const top = left?.pathname === toLocation.pathname ? left.top : places.get(keyOf(toLocation))
    if (top !== undefined) stop = scrollOnceTall(top)
    left = undefined
  })
  return () => {
    stop()
    stopNoting()
    stopRestoring()
  }
}

const nothing = () => {}

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/** Scrolls to a position once the page is tall enough, unless somebody scrolls before. */
function scrollOnceTall(top: number): () => void {
  const going = new AbortController()
  const { signal } = going
  const check = () => {
    if (document.documentElement.scrollHeight < top + innerHeight) return
    scrollTo({ top })
    going.abort()
  }
  const sizes = new ResizeObserver(check)
  sizes.observe(document.body)
  signal.addEventListener('abort', () => sizes.disconnect())
  for (const event of ['wheel', 'touchmove', 'keydown'])
    addEventListener(event, () => going.abort(), { signal })
  setTimeout(() => going.abort(), settleMs)
  return () => going.abort()
}
