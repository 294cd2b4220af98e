import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PlainError, plainFailure } from '#local/plain-error.ts'

/** Locks that this process has: one that nobody refers to any more would be collected, and the folder be free. */
const locks = new Set<DatabaseSync>()

/** SQLite's numbers of what can go wrong here. */
const [busy, noDatabase, cannotOpen] = [5, 26, 14]

const numberOf = (error: unknown) => (error as { errcode?: number }).errcode

/** Holds the file until it is closed; undefined when somebody else holds it. */
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

/** As `tryLock`. The file is empty for ever: whatever somebody wrote into it is removed. */
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
 * Takes a data folder for this process and returns what gives it back; throws when another process has it.
 * PGlite has no lock of its own and the second process's writes are silently lost.
 *
 * The lock is SQLite's, on a file in the folder: one of the operating system's, on the file itself. So it is the same
 * one by whatever path, mount or user the folder is reached, two that start at once cannot both have it, and it ends with its
 * process, even killed. Nothing else may open that file: closing it again would end the lock.
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
