interface Lock {
  release(): Promise<void>
}

/** Available in pages, not in the worker. */
interface Page {
  readonly document?: {
    readonly visibilityState: string
    addEventListener(type: 'visibilitychange', listener: () => void): void
    removeEventListener(type: 'visibilitychange', listener: () => void): void
  }
  readonly navigator: { readonly wakeLock?: { request(type: 'screen'): Promise<Lock> } }
}

const page = globalThis as unknown as Page

let wanted = false
let stored: Lock | undefined

/**
 * Prevents the screen from sleeping until `releaseWakeLock`, while the page is visible: a sleeping phone stops
 * sending. Does nothing if the browser cannot, or in the worker. Never throws.
 */
export function holdWakeLock(): void {
  if (wanted || !page.document || !page.navigator.wakeLock) return
  wanted = true
  // The browser gives the lock back whenever the page is no longer looked at.
  page.document.addEventListener('visibilitychange', take)
  take()
}

/** Lets the phone fall asleep again. */
export function releaseWakeLock(): void {
  if (!wanted) return
  wanted = false
  page.document?.removeEventListener('visibilitychange', take)
  release()
}

function take(): void {
  if (page.document?.visibilityState === 'visible') void hold()
}

async function hold(): Promise<void> {
  try {
    const lock = await page.navigator.wakeLock!.request('screen')
    release()
    stored = lock
    if (!wanted) release()
  } catch {
    // Refused on a low battery: then the phone decides.
  }
}

function release(): void {
  void stored?.release().catch(() => undefined)
  stored = undefined
}
