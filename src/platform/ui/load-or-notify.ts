import { t } from '@lingui/core/macro'
import { isOnline } from '#src/platform/device/connection-status.ts'
import { notify } from './toasts.ts'

/** Loads code after the first paint. On failure shows a notice and returns `undefined`. */
export async function loadOrNotify<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (thrown) {
    notifyLoadFailure(thrown)
    return undefined
  }
}

/**
 * Shows why something failed to load or run: offline, an old browser, or a bug. The code that tells these apart is
 * loaded on demand; if it fails to load, code is missing.
 */
export function notifyLoadFailure(thrown: unknown): void {
  import('#src/platform/faults/stopped-notice.ts').then(
    ({ notifyStopped }) => notifyStopped(thrown, notifyOffline),
    notifyOffline,
  )
}

/** Returns why code is missing, and what to do. */
export function whyMissing(): string {
  return isOnline()
    ? t`This part of the app could not be loaded. Try again in a moment.`
    : t`This part of the app is not on the phone yet. Try again when there is network.`
}

/** Shows that code could not be loaded. */
export function notifyOffline(): void {
  notify({
    title: t`Error`,
    text: whyMissing(),
    tone: 'alarm',
  })
}
