import { focusOn, reachableIn } from './focusable.ts'

/**
 * Announces a page after a navigation: focuses the address's hash, the heading of an item opened beside a list
 * (`data-opened`), or the page's heading. If the focus stays within the page,
 * as after a change of tab, announces the new title instead. Returns a function that stops it.
 */
export function announceTitle(announce: (title: string) => void): () => void {
  let before = document.title
  let frame = 0
  const look = () => {
    if (document.title === before || !document.title) return
    before = document.title
    const now = document.activeElement
    const [opened] = reachableIn(document.body, '#main [data-opened]')
    const heading = placeInAddress() ?? opened ?? reachableIn(document.body, '#main h1')[0]
    if (now && now === heading) return
    // A focused heading of the page is no place of the reader's own.
    if (!heading || (now?.closest('#main, dialog') && !now.matches('h1'))) announce(before)
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
