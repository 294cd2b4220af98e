/** What is given to somebody else. */
export interface Shared {
  readonly title: string
  readonly text?: string | undefined
  readonly url: string
}

/** The address of this page, without what it says of its reader, and the place on it that is meant. */
export function pageAddress(anchor?: string): string {
  return location.origin + location.pathname + (anchor ? `#${anchor}` : '')
}

/**
 * Hands something to the phone's own sharing or, where there is none, puts the link where it can be pasted from.
 * Answers which; `left` is the person's own change of mind, `nowhere` that the browser allows neither.
 */
export async function shareOrCopy(shared: Shared): Promise<'shared' | 'left' | 'copied' | 'nowhere'> {
  const phone = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>
  try {
    if (phone.share) {
      await phone.share(shared as ShareData)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    // Refused, as after a wait so long that the tap no longer counts: the link can still be copied.
  }
  try {
    await phone.clipboard!.writeText(shared.url)
    return 'copied'
  } catch {
    return 'nowhere'
  }
}
