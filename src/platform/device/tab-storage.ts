/** Keys of session storage: values of one tab, gone when it closes. */
export type TabKey = 'checkout' | 'here' | 'pages-read' | 'listen'

/** Available in pages, not in the worker: there it throws as if storage were refused. */
const page = globalThis as unknown as {
  readonly sessionStorage: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
  }
}

/** The value stored in this tab; null if there is none or storage is refused. */
export function readInTab(key: TabKey): string | null {
  try {
    return page.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value in this tab; does nothing if storage is refused. */
export function writeInTab(key: TabKey, value: string): void {
  try {
    page.sessionStorage.setItem(key, value)
  } catch {
    // Nothing that the person wrote is in it.
  }
}
