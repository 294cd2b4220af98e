import type { Entry } from './entry.ts'
import { entryFor } from './stored-outbox.ts'
import { isOnline } from '#src/platform/device/network.ts'
import { watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { wakeOutbox } from './wake.ts'

/**
 * Sends the waiting entries, and resolves with one of them once the centre has answered for it, or cannot be reached;
 * `undefined` if it is gone, because its receipt was applied or it was withdrawn.
 */
export async function sendEntry(owner: string, id: string): Promise<Entry | undefined> {
  // Where the browser is sure that nothing goes out, no attempt is recorded.
  if (isOnline()) {
    const over = new AbortController()
    await Promise.race([wakeOutbox({ ignorePauses: true }), whenAnswered(owner, id, over.signal)])
    over.abort()
  }
  return withOutbox(() => entryFor(owner, id))
}

/** Resolves when the entry is answered and its receipt applied, or when it is gone. */
function whenAnswered(owner: string, id: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watching = watchOutbox(() => entryFor(owner, id)).subscribe({
      next: (entry) => {
        if (entry?.state !== 'waiting' && !entry?.settles) resolve()
      },
      // The outbox itself reports a storage that does not open.
      error: () => {},
    })
    signal.addEventListener('abort', () => watching.unsubscribe())
  })
}
