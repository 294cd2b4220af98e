/** A place that will show the payment page, once its address is known. */
export interface PaymentTab {
  go(url: string): void
  close(): void
}

/**
 * Opens the tab for a payment. To be called within the tap itself: a browser lets nobody open a tab later, when the
 * address has come. An installed app has no tabs and pays where it is.
 */
export function openPaymentTab(): PaymentTab {
  const installed = matchMedia('(display-mode: standalone)').matches
  const tab = installed ? null : window.open('about:blank', '_blank')
  return {
    go: (url) => (tab && !tab.closed ? tab.location.replace(url) : location.assign(url)),
    close: () => tab?.close(),
  }
}
