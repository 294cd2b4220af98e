import { t } from '@lingui/core/macro'
import { notify } from '#src/ui/toasts.ts'

/** Loads code that comes after the first paint. Where it cannot come, says so and answers nothing. */
export async function loadOrNotify<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (thrown) {
    notifyLoadFailure(thrown)
    return undefined
  }
}

/**
 * Says why something could not be shown: that the line lost its code, that the browser is too old, or that the app is wrong. What tells these
 * apart comes by itself, since no first visit needs it; where it does not come either, code is missing.
 */
export function notifyLoadFailure(thrown: unknown): void {
  import('#src/screens/faults/stopped-notice.ts').then(
    ({ notifyStopped }) => notifyStopped(thrown, notifyOffline),
    notifyOffline,
  )
}

/** Says that the line lost code that was asked for. */
export function notifyOffline(): void {
  notify({
    title: t`Error`,
    text: t`This part of the app is not on the phone yet. Try again when there is network.`,
    tone: 'alarm',
  })
}
