/** What is given to somebody else. */
export interface Shared {
  readonly title: string
  readonly text?: string | undefined
  readonly url: string
}

/** The address of this page, without what it says of its reader. */
export function pageAddress(): string {
  return location.origin + location.pathname
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

/** Puts a text where it can be pasted from; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands a text to the phone's own sharing; false where there is none. Somebody's change of mind is an answer too. */
export async function shareText(title: string, text: string): Promise<boolean> {
  const phone = navigator as Partial<Pick<Navigator, 'share'>>
  if (!phone.share) return false
  try {
    await phone.share({ title, text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/**
 * Hands a file to the phone's own sharing. Answers `left` for somebody's change of mind and `nowhere` where the browser
 * shares no such files.
 */
export async function shareFile(title: string, file: File): Promise<'shared' | 'left' | 'nowhere'> {
  const phone = navigator as Partial<Pick<Navigator, 'share' | 'canShare'>>
  const shared = { title, files: [file] }
  if (!phone.share || !phone.canShare?.(shared)) return 'nowhere'
  try {
    await phone.share(shared)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'nowhere'
  }
}
