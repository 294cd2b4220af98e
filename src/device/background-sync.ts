/** What the browser calls the wish to send what waits. */
export const outboxTag = 'outbox'

interface SyncManager {
  register(tag: string): Promise<void>
}

/**
 * Whether this browser can send what waits after the app was closed. Only Chromium's can; on every other one it goes out
 * when the app is next opened, and the app must say so.
 */
export function canSendInBackground(): boolean {
  return 'SyncManager' in globalThis && 'serviceWorker' in navigator
}

/** Asks the browser to wake the worker once there is network; true where it will. Never rejects. */
export async function askForBackgroundSync(): Promise<boolean> {
  if (!canSendInBackground()) return false
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    const sync = (registration as { sync?: SyncManager } | undefined)?.sync
    await sync?.register(outboxTag)
    return sync !== undefined
  } catch {
    // Refused in this browser's settings, or in a private window.
    return false
  }
}

/** Has the worker go on sending for as long as the browser lets it: the page may be about to go. */
export function haveWorkerSend(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: outboxTag })
}
