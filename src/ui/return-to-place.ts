import type { AnyRouter } from '@tanstack/react-router'

/** For this long the page may still become as tall as it was. */
const settleMs = 5000

/**
 * Notes the scroll position of the page on which a sign-in starts, and restores it when the sign-in leads back to that
 * page. Returns a function that stops it.
 *
 * @param isWayIn whether a path belongs to the sign-in
 */
export function returnToPlace(router: AnyRouter, isWayIn: (pathname: string) => boolean): () => void {
  let left: { readonly pathname: string; readonly top: number } | undefined
  let stop = nothing
  const stopNoting = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    stop()
    if (fromLocation && isWayIn(toLocation.pathname) && !isWayIn(fromLocation.pathname))
      left = { pathname: fromLocation.pathname, top: scrollY }
  })
  const stopRestoring = router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (isWayIn(pathname)) return
    if (left?.pathname === pathname) stop = scrollOnceTall(left.top)
    left = undefined
  })
  return () => {
    stop()
    stopNoting()
    stopRestoring()
  }
}

const nothing = () => {}

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
