/** Tag of the background sync registration. */
export const outboxTag = 'outbox'

interface SyncManager {
  register(tag: string): Promise<void>
}

/**
 * True if this browser has Background Sync (Chromium only). Elsewhere waiting entries are sent when the app
 * opens next, and the app must say so.
 */
export function canSendInBackground(): boolean {
  return 'SyncManager' in globalThis && 'serviceWorker' in navigator
}

/** Registers a background sync. True if the browser accepted it. Never rejects. */
export async function requestBackgroundSync(): Promise<boolean> {
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

/** Asks the worker to continue sending, because the page may close. */
export function haveWorkerSend(): void {
  postToController({ type: outboxTag })
}

/** Posts a message to the worker of this page; false where none controls it, as in the worker itself. */
export function postToController(message: object): boolean {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false
  navigator.serviceWorker.controller.postMessage(message, [])
  return true
}
