/** Content to share. */
export interface Shared {
  readonly title: string
  readonly text?: string | undefined
  readonly url: string
}

/** Returns the address of this page, without parameters about its reader. */
export function pageAddress(): string {
  return location.origin + location.pathname
}

/**
 * Opens the phone's share sheet, or copies the link if there is none. `left`: the person canceled. `nowhere`: the
 * browser allows neither.
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
    // Refused, for example because the tap was too long ago: the link can still be copied.
  }
  try {
    await phone.clipboard!.writeText(shared.url)
    return 'copied'
  } catch {
    return 'nowhere'
  }
}

/** Copies a text to the clipboard; `false` if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the phone's share sheet with a text; `false` if there is none. Canceling counts as success. */
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
 * Opens the phone's share sheet with a file. `left`: the person canceled. `too late`: the tap was too long ago for this
 * browser. `nowhere`: it cannot share such files.
 */
export async function shareFile(
  title: string,
  file: File,
): Promise<'shared' | 'left' | 'too late' | 'nowhere'> {
  const phone = navigator as Partial<Pick<Navigator, 'share' | 'canShare'>>
  const shared = { title, files: [file] }
  if (!phone.share || !phone.canShare?.(shared)) return 'nowhere'
  try {
    await phone.share(shared)
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'left'
    return name === 'NotAllowedError' ? 'too late' : 'nowhere'
  }
}
