import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { openDataFolder } from '../data-folder.ts'
import type { Database } from '../database/database.ts'
import { freeBytes, type FreeBytes } from '../free-space.ts'
import { PlainError, plainFailure } from '../plain-error.ts'
import {
  type Contents,
  copied,
  copyTree,
  type Counted,
  countsIn,
  isLeftOut,
  liesIn,
  listName,
  openedIn,
} from './contents.ts'

/** A backup's folder is named by its time in UTC. */
const nameOf = /^khet-seva-\d{4}-\d\d-\d\d-\d{6}$/

const timeOf = (name: string) =>
  Date.parse(`${name.slice(10, 20)}T${name.slice(21, 23)}:${name.slice(23, 25)}:${name.slice(25, 27)}Z`)

/** Returns the bytes of all files in a folder. */
export async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries.map(async (entry) =>
      entry.isFile() ? ((await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0) : 0,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const longestBackup = 6 * 3_600_000

/** The end of the name of a backup that could not be proven: it counts as none, and one is kept at most. */
const unproven = '.unproven'

/** Runs something while nobody else uses the database, which is whole on the disk meanwhile. */
export type Exclusively = <Result>(work: (query: Database['query']) => Promise<Result>) => Promise<Result>

export const exclusivelyIn =
  (database: Database): Exclusively =>
  (work) =>
    database.transaction(async (query) => {
      await query('checkpoint')
      return work(query)
    })

interface BackUpOptions {
  /** The data folder, whose database `exclusively` holds. */
  readonly folder: string
  /** Where backups lie, each in a folder of its own. */
  readonly to: string
  readonly exclusively: Exclusively
  readonly now?: () => Date
  readonly free?: FreeBytes
}

/**
 * Copies a data folder, with its database at one moment. Returns the folder of the backup, which appears whole or not at all;
 * throws a plain sentence where it cannot be made.
 */
export async function backUp(options: BackUpOptions): Promise<{ path: string; counted: Counted }> {
  const { folder, exclusively, now = () => new Date(), free = freeBytes } = options
  const to = resolve(options.to)
  const made = now().toISOString()
  const path = join(to, `khet-seva-${made.slice(0, 10)}-${made.slice(11, 19).replaceAll(':', '')}`)
  const beside = `${path}.new`
  try {
    await refusePlace(to, folder)
    await mkdir(to, { recursive: true, mode: 0o700 })
    await removeCutOff(to)
    const [needed, there] = [await bytesOf(folder), await free(to)]
    if (there < needed)
      throw new PlainError(
        `The disk of ${to} has no room for a backup: ${inMegabytes(needed)} are needed, and ${inMegabytes(there)} are free. Make room, or name another folder.`,
      )
    await rm(beside, { recursive: true, force: true })
    await mkdir(beside, { mode: 0o700 })
    const folders = ['database']
    const files = {}
    await mkdir(join(beside, 'database'), { mode: 0o700 })
    const counted = await exclusively(async (query) => {
      await copyTree(folder, beside, 'database', folders, files)
      return countsIn({ query })
    })
    // Stored files never change, and rows come after them: those that the rows name are there.
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.name === 'database' || isLeftOut(entry.name)) continue
      if (entry.isFile())
        Object.assign(files, {
          [entry.name]: await copied(join(folder, entry.name), join(beside, entry.name)),
        })
      else if (entry.isDirectory()) {
        folders.push(entry.name)
        await mkdir(join(beside, entry.name), { mode: 0o700 })
        await copyTree(folder, beside, entry.name, folders, files)
      }
    }
    const contents: Contents = { format: 1, made, counted, folders, files }
    await writeFile(join(beside, listName), JSON.stringify(contents), { mode: 0o600, flush: true })
    await rename(beside, path)
    return { path, counted }
  } catch (error) {
    await rm(beside, { recursive: true, force: true }).catch(() => {})
    throw plainFailure(`The backup in ${to} cannot be made`, error)
  }
}

/** Throws a sentence for a place in the data folder itself, through whatever link, and in a backup. */
async function refusePlace(to: string, folder: string): Promise<void> {
  if (await liesIn(to, folder))
    throw new PlainError(
      `${to} is in the data folder ${folder} itself. Name a folder elsewhere, best on another disk: what takes one must not take the other.`,
    )
  if (await stat(join(to, listName)).catch(() => undefined))
    throw new PlainError(`${to} is a backup itself. Name the folder in which it lies: ${dirname(to)}`)
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`

/** Backs up a data folder that no server uses. */
export async function backUpStopped(dataDir: string, to: string, supabaseDir: string) {
  if (!(await stat(join(dataDir, 'database')).catch(() => undefined)))
    throw new PlainError(
      `${dataDir} holds no data of the app. Set DATA_DIR to the folder that npm start uses.`,
    )
  const folder = await openDataFolder(dataDir)
  try {
    const database = await openedIn(folder.path, supabaseDir)
    try {
      return await backUp({ folder: folder.path, to, exclusively: exclusivelyIn(database) })
    } finally {
      await database.close()
    }
  } finally {
    await folder.close()
  }
}

/** Takes a backup that could not be proven out of the row of those that were; returns where it is now. */
export async function setAside(path: string): Promise<string> {
  await rename(path, `${path}${unproven}`)
  return `${path}${unproven}`
}

/** Removes backups that were set aside. */
export async function removeUnproven(to: string): Promise<void> {
  for (const name of await readdir(to).catch(() => []))
    if (name.endsWith(unproven) && nameOf.test(name.slice(0, -unproven.length)))
      await rm(join(to, name), { recursive: true })
}

/**
 * Removes the oldest backups in a folder but for the newest `most`; leaves everything else alone. Those of a time to come are
 * counted by themselves: they were made while the clock was ahead, or it is behind now, and take no other one's place.
 */
export async function removeOldBackups(to: string, most: number, now: Date): Promise<void> {
  const names = (await readdir(to)).filter((name) => nameOf.test(name)).toSorted()
  const isPast = (name: string) => timeOf(name) <= now.getTime()
  for (const group of [names.filter(isPast), names.filter((name) => !isPast(name))])
    for (const name of group.slice(0, -most)) await rm(join(to, name), { recursive: true })
}

/** Removes the remains of interrupted backups, each as large as a whole one, except those that may still be written. */
async function removeCutOff(to: string): Promise<void> {
  for (const name of await readdir(to)) {
    if (!name.endsWith('.new') || !nameOf.test(name.slice(0, -'.new'.length))) continue
    const age = Date.now() - (await stat(join(to, name))).mtimeMs
    if (Math.abs(age) > longestBackup) await rm(join(to, name), { recursive: true })
  }
}

/**
 * The time of the newest backup in a folder, in milliseconds since 1970; `undefined` without one. One of a time to come was
 * made while the clock was ahead and does not count.
 */
export async function newestBackup(to: string, now: Date): Promise<number | undefined> {
  const names = await readdir(to).catch(() => [])
  const times = names
    .filter((name) => nameOf.test(name))
    .map(timeOf)
    .filter((time) => time <= now.getTime())
  return times.length > 0 ? Math.max(...times) : undefined
}
