import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PlainError, plainFailure } from '#local/plain-error.ts'

/** Locks of this process, referenced here so that they are not garbage collected and released. */
const locks = new Set<DatabaseSync>()

/** SQLite's error numbers that can occur here. */
const [busy, noDatabase, cannotOpen] = [5, 26, 14]

const numberOf = (error: unknown) => (error as { errcode?: number }).errcode

/** Locks the file until it is closed; `undefined` if another process has it. */
function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    // In memory: a journal would be a second file, for which a full disk has no room.
    lock.exec('pragma journal_mode = memory')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (numberOf(error) === busy) return undefined
    throw error
  }
}

/** As `tryLock`, but first empties a file that contains anything. */
async function lockOrRepair(file: string): Promise<DatabaseSync | undefined> {
  try {
    return tryLock(file)
  } catch (error) {
    if (numberOf(error) !== noDatabase) throw error
    await truncate(file)
    return tryLock(file)
  }
}

/**
 * Locks a data folder for this process and returns a function that unlocks it; throws if another process has it,
 * because PGlite has no lock and silently loses a second process's writes. Uses SQLite's lock on a file in the
 * folder: the operating system's lock on the file itself, independent of path, mount or user, atomic, and ended
 * with its process. No other code may open that file: closing it would release the lock.
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  let lock: DatabaseSync | undefined
  try {
    lock = await lockOrRepair(file)
  } catch (error) {
    if (numberOf(error) !== cannotOpen)
      throw plainFailure(`The data folder ${folder} cannot be locked`, error)
    throw new PlainError(
      `The data folder ${folder} cannot be locked: the file ${file} can be neither opened nor made. ` +
        'Give this user the right to write there and room on the disk, or choose another DATA_DIR.',
    )
  }
  if (lock) {
    locks.add(lock)
    return async () => {
      if (locks.delete(lock)) lock.close()
    }
  }
  throw new PlainError(
    `The data folder ${folder} is in use by another process. Stop it first, or choose another DATA_DIR.`,
  )
}
