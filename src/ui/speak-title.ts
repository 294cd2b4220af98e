import { focusOn, reachableIn } from './focusable.ts'

/**
 * Has a page that comes by a link be heard: the focus goes to its heading, or to the place that the address names.
 * Who stands within the page still, as on a tab of it, stays there, and the new title is said. Returns a function
 * that stops it.
 */
export function announceTitle(announce: (title: string) => void): () => void {
  let before = document.title
  let frame = 0
  const look = () => {
    if (document.title === before || !document.title) return
    before = document.title
    const now = document.activeElement
    const heading = placeInAddress() ?? reachableIn(document.body, '#main h1')[0]
    if (now?.matches('h1')) return
    if (!heading || now?.closest('#main, dialog')) announce(before)
    else focusOn(heading, { preventScroll: true })
  }
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  })
  changes.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    changes.disconnect()
    cancelAnimationFrame(frame)
  }
}

const placeInAddress = () => (location.hash ? document.getElementById(location.hash.slice(1)) : null)
