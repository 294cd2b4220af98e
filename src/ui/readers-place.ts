/**
 * Whether the router may put the page where it thinks the reader should be, asked once for each navigation. Always, but for
 * the page as it came: what moved it before the app ran was the reader or the browser, and both know better. There the
 * place is only noted, so that whoever goes on without another scroll finds it again by going back.
 *
 * @param isAtStart whether the page is where it began: nobody has moved it yet
 * @param note has the router note where the page is
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
