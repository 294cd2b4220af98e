const openName = 'a page is open'
const markerName = 'here'

/** Available in pages, not in the worker. */
const page = globalThis as unknown as {
  readonly sessionStorage: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
  }
}

let isHolding = false

/**
 * True for the first page of this app since the browser, or the last tab with the app, was closed. A reload is none; nor
 * is a tab that the browser itself brings back, which remembers that it was here.
 */
export async function isFirstPage(): Promise<boolean> {
  if (hasMarker()) return false
  const { held: stored = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return !stored.some(({ name }) => name === openName)
}

/** Marks this page as open until it closes, so that later pages know that they are not the first. */
export function markOpen(): void {
  try {
    page.sessionStorage.setItem(markerName, '1')
  } catch {
    // Without it a reload counts as a first page, and asks for the PIN once too often.
  }
  if (isHolding || !('locks' in navigator)) return
  isHolding = true
  // Held until the page is gone.
  void navigator.locks.request(openName, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
}

function hasMarker(): boolean {
  try {
    return page.sessionStorage.getItem(markerName) !== null
  } catch {
    return false
  }
}
