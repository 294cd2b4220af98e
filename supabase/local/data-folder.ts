import { createHash } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, realpath, stat, truncate } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { codeOf, PlainError, plainFailure } from './plain-error.ts'
import type { OpenDatabase } from './database/database.ts'
import type { PostgresAddress } from './database/postgres-address.ts'
import { prepareCluster } from './database/cluster-folder.ts'
import { type FreeBytes, refuseFullDisk } from './free-space.ts'
import { DatabaseSync } from 'node:sqlite'

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

/** A data folder that is this process's alone. */
export interface DataFolder {
  /** Its true path, with links resolved. */
  readonly path: string
  /** True if it has nothing of a centre yet. */
  readonly isNew: boolean
  /** Gives it back. */
  close(): Promise<void>
}

/** Files of a data folder; unfinished ones end with `.new`. */
const own = /^(?:lock|files|(?:database|(?:push-)?keys\.json|demo-data\.json|backup-place\.json)(?:\.new)?)$/

/** Files of operating systems. */
const shared = /^(?:\..*|lost\+found|Thumbs\.db|desktop\.ini)$/i

/** Files that identify a data folder. */
const marks = ['lock', 'database', 'keys.json']

/** True if a folder with these files is a data folder, or may become one. */
export function mayHoldData(names: readonly string[]): boolean {
  return (
    names.some((name) => marks.includes(name)) || names.every((name) => own.test(name) || shared.test(name))
  )
}

/** What the database is made before: with any of these there was one. */
const traces = ['keys.json', 'push-keys.json', 'demo-data.json', 'backup-place.json', 'files']

/** Throws a sentence where the rest of a data folder is there and its database is not: a new one would be an empty centre. */
function refuseLostDatabase(folder: string, names: readonly string[], hasDatabase: boolean): void {
  const trace = traces.find((name) => names.includes(name))
  const database = join(folder, 'database')
  if (trace === undefined || hasDatabase) return
  throw new PlainError(
    `${database} is missing or empty, and ${join(folder, trace)} is there: the database of this centre is lost, and nothing was changed. ` +
      `Put the folder back; or set DATABASE_URL if its rows are in PostgreSQL; or move ${folder} away and restore a backup (npm run restore), or begin anew in an empty folder.`,
  )
}

/** Throws a sentence where a folder has a database of its own, and another is named: it would be an empty centre. */
function refuseSecondDatabase(folder: string): never {
  throw new PlainError(
    `DATA_DIR is ${folder}, which has a database of its own, and DATABASE_URL names another. Nothing was changed. ` +
      'Take DATABASE_URL away to go on with this centre, or name an empty DATA_DIR to begin another one.',
  )
}

/** True if the folder itself is a PostgreSQL cluster, such as the one inside a data folder. */
const isCluster = (names: readonly string[]) => names.includes('PG_VERSION') || names.includes('global')

async function namesIn(folder: string): Promise<string[]> {
  const found = await stat(folder)
  if (!found.isDirectory())
    throw new PlainError(
      `DATA_DIR is ${folder}, which is a file. Name a folder: it is made where there is none.`,
    )
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  return readdir(folder)
}

async function made(folder: string, ownDatabase: boolean): Promise<Omit<DataFolder, 'close'>> {
  try {
    // A file at this path is reported below, in its own sentence.
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    const names = await namesIn(folder)
    if (names.includes('backup.json'))
      throw new PlainError(
        `DATA_DIR is ${folder}, which is a backup, and would be none once it is used. Restore it into another folder: npm run restore -- ${folder}`,
      )
    if (isCluster(names) || !mayHoldData(names))
      throw new PlainError(
        `DATA_DIR is ${folder}, which holds other things. Name a folder that is empty, or that does not exist yet.`,
      )
    const hasDatabase = names.includes('database') && (await readdir(join(folder, 'database'))).length > 0
    if (ownDatabase) refuseLostDatabase(folder, names, hasDatabase)
    else if (hasDatabase) refuseSecondDatabase(folder)
    return { path: await realpath(folder), isNew: !traces.some((name) => names.includes(name)) }
  } catch (error) {
    throw plainFailure(`The data folder ${folder} cannot be used`, error)
  }
}

/**
 * Opens and locks a data folder, creating a missing one; throws a plain sentence if it is unsuitable, in use, or has lost its database.
 *
 * @param ownDatabase false if its database is elsewhere
 */
export async function openDataFolder(folder: string, ownDatabase = true): Promise<DataFolder> {
  const found = await made(resolve(folder), ownDatabase)
  return { ...found, close: await lockDirectory(found.path) }
}

/**
 * Calls back once an open data folder is no longer at its path: moved away, removed or replaced by a restored one, into which this
 * process would write by name. Its lock tells, as one file among all that may have its name; it is not opened (`lockDirectory`).
 */
export async function watchFolder(path: string, lost: () => void): Promise<() => void> {
  const file = join(path, 'lock')
  const { ino: ours } = await stat(file)
  const look = async () => {
    const found = await stat(file).catch((error: unknown) => (codeOf(error) === 'ENOENT' ? null : undefined))
    if (found === undefined || found?.ino === ours) return
    clearInterval(timer)
    lost()
  }
  const timer = setInterval(() => void look(), 500)
  timer.unref()
  return () => clearInterval(timer)
}

interface Given {
  dataDir?: string
  /** One that is elsewhere. */
  database?: unknown
  postgres?: PostgresAddress | undefined
  freeBytes?: FreeBytes
  log?: (line: string) => void
}

/** A locked data folder, and the open database of its rows where that is elsewhere, which is closed with it. */
interface OpenFolder extends DataFolder {
  readonly rows?: { readonly database: OpenDatabase }
}

/** Returns by which a database knows the data folder that it belongs to: a hash of its keys, which tells nothing of them. */
async function markOf(folder: string): Promise<string | undefined> {
  const keys = await readFile(join(folder, 'keys.json')).catch(() => undefined)
  return keys && createHash('sha256').update(keys).digest('hex').slice(0, 32)
}

/** The locked data folder, with a database and room for it; `undefined` for a backend in memory. */
export async function openFolder(given: Given): Promise<OpenFolder | undefined> {
  if (given.dataDir === undefined) return undefined
  const ownDatabase = !given.database && !given.postgres
  const folder = await openDataFolder(given.dataDir, ownDatabase)
  try {
    await refuseFullDisk(folder.path, given.freeBytes)
    // Before the keys: where they are, there was a database.
    if (ownDatabase) await prepareCluster(join(folder.path, 'database'))
    if (!given.postgres) return folder
    const { openPostgres } = await import('./database/postgres.ts')
    const claimed = { ...folder, mark: await markOf(folder.path) }
    const database = await openPostgres(given.postgres, claimed, given.log)
    return { ...folder, rows: { database }, close: () => database.close().then(folder.close) }
  } catch (error) {
    await folder.close()
    throw error
  }
}
