import { readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { codeOf, PlainError, plainFailure } from '#local/plain-error.ts'

/** Without these PostgreSQL cannot begin; PGlite would then make a new database over the rest of the old one. */
const needed = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal']

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).size > 0
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Makes it in a thread that ends: another PostgreSQL in this one would keep its memory, 160 MB, for as long as the process runs. */
function makeBeside(folder: string): Promise<void> {
  const worker = new Worker(new URL('cluster-thread.ts', import.meta.url), { workerData: { folder } })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The thread ended with ${code}`))))
  })
}

/** Creates the database in a temporary folder and renames it; an interrupted start begins again. */
async function makeIn(folder: string): Promise<void> {
  const beside = `${folder}.new`
  await rm(beside, { recursive: true, force: true })
  try {
    await makeBeside(beside)
    await rename(beside, folder)
  } catch (error) {
    // The incomplete cluster would take the room that may be missing. PGlite reports a disk error by a number only.
    await rm(beside, { recursive: true, force: true }).catch(() => {})
    throw new PlainError(
      `The database could not be made in ${folder}. See that the disk has room and that this user may write there, then start again.`,
      { cause: error },
    )
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** Returns an error with instructions for a database that PostgreSQL cannot start; it does not report why. */
export function brokenDatabase(folder: string, cause?: unknown): PlainError {
  return new PlainError(
    `The database in ${folder} cannot be opened: it is damaged, not whole, of another version, or not this user's to write. ` +
      'Nothing of it was removed. Put a copy of the whole data folder back, or move this one away to begin with an empty one.',
    { cause },
  )
}

/**
 * Ensures that `folder` contains a whole database, creating a missing one; throws a plain sentence for a partial
 * one.
 */
export async function prepareCluster(folder: string): Promise<void> {
  try {
    if ((await namesIn(folder)).length === 0) {
      await rmdir(folder).catch(() => {})
      return await makeIn(folder)
    }
    const there = await Promise.all(needed.map((name) => isThere(join(folder, name))))
    if (there.includes(false)) throw brokenDatabase(folder)
  } catch (error) {
    throw plainFailure(`The database cannot be made or read in ${folder}`, error)
  }
}
