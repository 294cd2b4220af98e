/**
 * Returns a function that says whether the router may restore the scroll position; called once per navigation. False
 * only for the first page if it has been scrolled before the app ran; its position is recorded then, so that *back*
 * finds it.
 *
 * @param isAtStart true if the page has not been scrolled
 * @param note has the router record the position
 */
export function readersPlace(isAtStart: () => boolean, note: () => void): () => boolean {
  let isFirst = true
  return () => {
    const leaves = isFirst && !isAtStart()
    isFirst = false
    if (leaves) note()
    return !leaves
  }
}
