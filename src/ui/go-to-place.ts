/** Goes to the place on the page that the address names; for pages whose words come only after the browser has looked. */
export function goToPlace(): void {
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
