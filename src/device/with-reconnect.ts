import { Dexie } from 'dexie'

/** How often work is retried on a connection closed by the browser. */
const maxReopenings = 3

/**
 * Makes a way to run work on a database that runs it again over a new connection where the browser closed the one it
 * had: iOS does so to pages in the background, Chrome when it is short of memory. The work must bear being run twice.
 * Within a transaction there is nothing to reopen: what is run there is tried anew by who runs the transaction.
 */
export function withReconnect(database: Dexie) {
  let connectionCount = 0
  let reopening: Promise<unknown> | undefined
  const reopen = async (): Promise<void> => {
    try {
      database.close({ disableAutoOpen: false })
      await database.open()
    } finally {
      connectionCount++
      reopening = undefined
    }
  }
  return async <Result>(work: () => PromiseLike<Result>): Promise<Result> => {
    if (Dexie.currentTransaction?.db.name === database.name) return work()
    for (let tries = 0; ; tries++) {
      const connection = connectionCount
      try {
        return await work()
      } catch (error) {
        if (tries >= maxReopenings || !isClosing(error)) throw error
        // A second caller must not close the connection that the first has just opened.
        if (connection === connectionCount) await (reopening ??= reopen())
      }
    }
  }
}

/**
 * By name and, where the name says little, by the words of the browsers: "The database connection is closing", "Internal
 * error opening backing store", "Connection to Indexed Database server lost".
 */
function isClosing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, message, inner } = error as { name?: string; message?: string; inner?: unknown }
  if (name === 'QuotaExceededError') return false
  if (name === 'DatabaseClosedError' || name === 'InvalidStateError' || name === 'UnknownError') return true
  // Aborted neither by us nor by quota, so its connection was lost.
  if (name === 'AbortError' && !inner) return true
  if (/connection (is|to .*) (closing|closed|lost)|server lost/i.test(message ?? '')) return true
  return inner !== error && isClosing(inner)
}
