/**
 * Scrolls `part` to below the header if it ends in the lower half of the visual viewport, so that the keyboard does
 * not cover its results.
 */
export function makeRoomBelow(part: HTMLElement): void {
  const { height, offsetTop } = visualViewport!
  if (part.getBoundingClientRect().bottom > offsetTop + height / 2) part.scrollIntoView()
}
