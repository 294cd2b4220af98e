const openName = 'a page is open'
const markName = 'here'

/** What pages have and the worker has not. */
const page = globalThis as unknown as {
  readonly sessionStorage: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
  }
}

let holding = false

/**
 * True for the first page of this app since the browser, or the last tab with the app, was closed. A reload is none; nor
 * is a tab that the browser itself brings back, which remembers that it was here.
 */
export async function isFirstPage(): Promise<boolean> {
  if (isMarked()) return false
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return !held.some(({ name }) => name === openName)
}

/** Lets the pages that are opened after this one know, until it is closed, that they are not the first. */
export function holdOpen(): void {
  try {
    page.sessionStorage.setItem(markName, '1')
  } catch {
    // Without it a reload counts as a first page, and asks for the PIN once too often.
  }
  if (holding || !('locks' in navigator)) return
  holding = true
  // Held until the page is gone.
  void navigator.locks.request(openName, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
}

function isMarked(): boolean {
  try {
    return page.sessionStorage.getItem(markName) !== null
  } catch {
    return false
  }
}
