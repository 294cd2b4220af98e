/**
 * Adds the open form to this page's address, so that a page that the phone discards and reloads opens it again. The
 * router does not notice.
 */
export function markAddress(search: Readonly<Record<string, string>>): void {
  const marked = new URL(location.href)
  for (const [key, value] of Object.entries(search)) marked.searchParams.set(key, value)
  replaceQuietly(marked)
}

/** Removes the keys again. */
export function unmarkAddress(keys: readonly string[]): void {
  const unmarked = new URL(location.href)
  for (const key of keys) unmarked.searchParams.delete(key)
  if (unmarked.href !== location.href) replaceQuietly(unmarked)
}

function replaceQuietly(url: URL): void {
  // The router patches `history` itself and not its prototype.
  History.prototype.replaceState.call(history, history.state, '', url)
}
