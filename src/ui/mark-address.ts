/**
 * Notes in this page's address which form is open, so that a page that the phone ends and opens again, as when a camera
 * needs the memory, opens it again. The router is not told: for it nothing has changed.
 */
export function markAddress(search: Readonly<Record<string, string>>): void {
  const marked = new URL(location.href)
  for (const [key, value] of Object.entries(search)) marked.searchParams.set(key, value)
  replaceQuietly(marked)
}

/** Takes the note away again. */
export function unmarkAddress(keys: readonly string[]): void {
  const unmarked = new URL(location.href)
  for (const key of keys) unmarked.searchParams.delete(key)
  if (unmarked.href !== location.href) replaceQuietly(unmarked)
}

function replaceQuietly(url: URL): void {
  // The router watches `history` itself, not what it inherits.
  History.prototype.replaceState.call(history, history.state, '', url)
}
