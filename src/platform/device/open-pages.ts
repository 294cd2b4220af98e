import { readInTab, writeInTab } from './tab-storage.ts'

const openName = 'a page is open'

let isHolding = false

/**
 * True for the first page of this app since the browser, or the last tab with the app, was closed. A reload is none; nor
 * is a tab that the browser itself brings back, which remembers that it was here.
 */
export async function isFirstPage(): Promise<boolean> {
  if (readInTab('here') !== null) return false
  const { held: stored = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return !stored.some(({ name }) => name === openName)
}

/** Marks this page as open until it closes, so that later pages know that they are not the first. */
export function markOpen(): void {
  // Where storage is refused, a reload counts as a first page, and asks for the PIN once too often.
  writeInTab('here', '1')
  if (isHolding || !('locks' in navigator)) return
  isHolding = true
  // Held until the page is gone.
  void navigator.locks.request(openName, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
}
