import type { Entry } from '#src/core/outbox/entry.ts'
import { entryFor } from '#src/core/outbox/stored-outbox.ts'
import { isOnline } from '#src/device/network.ts'
import { watchOutbox, withOutbox } from '#src/device/outbox-database.ts'
import { wakeOutbox } from './wake.ts'

/**
 * Sends what waits, and resolves with an entry once the centre has answered for it, or cannot be reached; `undefined` if it
 * is gone, because its receipt was applied or it was withdrawn.
 */
export async function sendEntry(owner: string, id: string): Promise<Entry | undefined> {
  // Where the browser is sure that nothing goes out, no attempt is recorded.
  if (isOnline()) await Promise.race([wakeOutbox({ ignorePauses: true }), whenAnswered(owner, id)])
  return withOutbox(() => entryFor(owner, id))
}

/** Resolves when the entry is answered and its receipt applied, or when it is gone. */
function whenAnswered(owner: string, id: string): Promise<void> {
  return new Promise((resolve) => {
    const watching = watchOutbox(() => entryFor(owner, id)).subscribe({
      next: (entry) => {
        if (entry?.state === 'waiting' || entry?.settles) return
        resolve()
        // The first value may come before `subscribe` returns.
        queueMicrotask(() => watching.unsubscribe())
      },
      error: () => {},
    })
  })
}
