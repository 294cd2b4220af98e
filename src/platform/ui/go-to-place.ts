/** Scrolls to the address's hash, for pages whose content appears after the browser has looked for it. */
export function goToPlace(): void {
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/** True if the reader, or the browser on the way back, has scrolled the page. */
export const isPageMoved = () => !import.meta.env.SSR && window.hasScrolled === true
