/**
 * Moves `part` up to below the header where it ends in the lower half of what is seen: what belongs below it would be
 * behind a phone's keyboard. The keyboard takes from what is seen, not from the page.
 */
export function makeRoomBelow(part: HTMLElement): void {
  const { height, offsetTop } = visualViewport!
  if (part.getBoundingClientRect().bottom > offsetTop + height / 2) part.scrollIntoView()
}
