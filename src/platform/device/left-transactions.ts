/** True in Safari and what else is built on WebKit, as every browser of an iPhone is. */
export function isWebKit(userAgent: string): boolean {
  return /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)
}

/** What is used of a page's window. */
interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly navigator: { readonly userAgent: string }
  readonly IDBDatabase?: typeof IDBDatabase
}

/**
 * Aborts the transactions of a page that is left and kept for Back: WebKit stops such a page in the middle of them, and each
 * later page waits in vain for the same rows, so that no form opens and nothing is saved. What was aborted is repeated if the
 * page comes back (`withReconnect`).
 *
 * @param page its window; nothing is done in another browser
 */
export function abortLeftTransactions(page: Page): void {
  if (!isWebKit(page.navigator.userAgent) || !page.IDBDatabase) return
  const { prototype } = page.IDBDatabase
  const begin = prototype.transaction
  const running = new Set<IDBTransaction>()
  let isLeft = false
  prototype.transaction = function (this: IDBDatabase, ...wanted: Parameters<typeof begin>) {
    const begun = begin.apply(this, wanted)
    running.add(begun)
    if (isLeft) abort(begun)
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => running.delete(begun))
    return begun
  }
  page.addEventListener('pagehide', (event) => {
    isLeft = (event as Event & { readonly persisted: boolean }).persisted
    if (isLeft) for (const begun of running) abort(begun)
  })
  page.addEventListener('pageshow', () => void (isLeft = false))
}

/** Aborts a transaction, unless it has just ended. */
function abort(begun: IDBTransaction): void {
  try {
    begun.abort()
  } catch {
    // It waits only for its event.
  }
}
