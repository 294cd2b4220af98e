import { Dexie } from 'dexie'
import { isQuota } from './storage-result.ts'

/** How often work is retried on a connection closed by the browser. */
const maxReopenings = 3

/**
 * Returns a function that runs work on a database and repeats it over a new connection if the browser has closed
 * the old one: iOS does so to background pages, Chrome on low memory. If the phone has no room, it is repeated once
 * after `makeRoom` has freed some. The work must tolerate a second run. Inside a transaction nothing is repeated: its
 * caller retries.
 *
 * @param makeRoom deletes data that can be fetched again; false if there is nothing. Never rejects
 */
export function withReconnect(database: Dexie, makeRoom?: () => Promise<boolean>) {
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
  /** Repairs the cause of the error; throws the error again if it cannot. */
  const cure = async (error: unknown, { tries, connection, isRoomMade }: Attempt): Promise<void> => {
    const hasMoreRoom = isQuota(error) && !isRoomMade && (await makeRoom?.()) === true
    // A database that did not open for want of room says so at every work, also once there is some.
    const isClosed = tries < maxReopenings && isClosing(error)
    if (!hasMoreRoom && !isClosed) throw error
    if (hasMoreRoom && database.isOpen()) return
    // A second caller must not close the connection that the first has just opened.
    if (connection === connectionCount) await (reopening ??= reopen())
  }
  return async <Result>(work: () => PromiseLike<Result>): Promise<Result> => {
    if (Dexie.currentTransaction?.db.name === database.name) return work()
    let isRoomMade = false
    for (let tries = 0; ; tries++) {
      const connection = connectionCount
      try {
        return await work()
      } catch (error) {
        await cure(error, { tries, connection, isRoomMade })
        isRoomMade ||= isQuota(error)
      }
    }
  }
}

interface Attempt {
  readonly tries: number
  /** Number of the connection on which it ran. */
  readonly connection: number
  readonly isRoomMade: boolean
}

/**
 * True for a closed connection, by name or by the browsers' messages: "The database connection is closing",
 * "Internal error opening backing store", "Connection to Indexed Database server lost".
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
