/** True if a field of the page has text already; for a page that hydrates: it was typed before the app ran. */
export const hasTypedText = () =>
  !import.meta.env.SSR &&
  [...document.querySelectorAll<HTMLInputElement>('#main input')].some(({ value }) => value !== '')
