import { focusOn, reachableIn } from './focusable.ts'

/**
 * Announces a page after a navigation: focuses its heading or the address's hash. If the focus stays within the page,
 * as after a change of tab, announces the new title instead. Returns a function that stops it.
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
