/** A place that will show a page, once its address is known. */
export interface NewTab {
  go(url: string): void
  close(): void
}

/**
 * Opens a tab for a page to come. To be called within the tap itself: a browser lets nobody open a tab later, when the
 * address has come. An installed app has no tabs and goes where it is.
 */
export function openNewTab(): NewTab {
  const installed = matchMedia('(display-mode: standalone)').matches
  const tab = installed ? null : window.open('about:blank', '_blank')
  return {
    go: (url) => (tab && !tab.closed ? tab.location.replace(url) : location.assign(url)),
    close: () => tab?.close(),
  }
}
