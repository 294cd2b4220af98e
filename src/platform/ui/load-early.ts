import { readLocal } from '#src/platform/device/local-storage.ts'

/**
 * Loads the code of a page's content as soon as the page's own is there, while the page hydrates and the session is read: one
 * after the other took a slow phone a second longer, and content that is there needs no spinner before it. Not for a guest,
 * who sees the sign-in.
 */
export function loadEarly(part: { load: () => Promise<unknown> }): void {
  if (readLocal('signed-in')) void part.load()
}
