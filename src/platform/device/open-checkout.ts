import { readInTab, writeInTab } from './tab-storage.ts'

/** Notes the page over which the checkout is open in this tab, or that it is closed. */
export function noteCheckout(isOpen: boolean): void {
  writeInTab('checkout', isOpen ? location.pathname : '')
}

/**
 * True if this load of the page is a reload, such as by a phone that was short of memory, and the checkout was open over the
 * page. Another page in this tab, such as the bank's, has none.
 */
export function wasAtCheckout(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReload = load?.type === 'reload' || load?.type === 'back_forward'
  return isReload && readInTab('checkout') === location.pathname
}
