/** Goes to the place on the page that the address names; for pages whose words come only after the browser has looked. */
export function goToPlace(): void {
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/** Whether somebody, or the browser that leads back to a place, has moved the page. */
export const isPageMoved = () => !import.meta.env.SSR && window.hasScrolled === true
