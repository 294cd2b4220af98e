import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Database, openDatabase, type OpenDatabase } from '#local/database/database.ts'
import { codeOf, PlainError } from '#local/plain-error.ts'
import { tmpdir } from 'node:os'
import { extensionsFor } from '#local/database/pglite.ts'
import { readMigrations } from '#local/database/migrations.ts'
import { lastBackupName } from './last-backup.ts'

/** Counts of a backup, by which a person recognizes it. */
export interface Counted {
  readonly people: number
  readonly requests: number
  readonly orders: number
}

/** The list in a backup, `backup.json`: every folder and file, each file with its bytes and its SHA-256 in hex. */
export interface Contents {
  readonly format: 1
  /** ISO time. */
  readonly made: string
  readonly counted: Counted
  readonly folders: readonly string[]
  readonly files: Readonly<Record<string, readonly [bytes: number, sum: string]>>
}

export const listName = 'backup.json'
export const isLeftOut = (name: string) =>
  name === 'lock' ||
  name === 'backup-place.json' ||
  name === lastBackupName ||
  name.endsWith('.new') ||
  name === 'postmaster.pid'

/** Copies a file; returns its bytes and sum. The copy is on the disk when it ends. */
export async function copied(from: string, to: string): Promise<readonly [number, string]> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    createReadStream(from),
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part)
        bytes += part.length
        yield part
      }
    },
    createWriteStream(to, { mode: 0o600, flush: true }),
  )
  return [bytes, hash.digest('hex')]
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Copies a folder below `from` with all in it. Files deleted meanwhile are left out. */
export async function copyTree(
  from: string,
  to: string,
  below: string,
  folders: string[],
  files: Contents['files'],
) {
  const noted = files as Record<string, readonly [number, string]>
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) {
      folders.push(path)
      await mkdir(join(to, path), { mode: 0o700 })
      await copyTree(from, to, path, folders, files)
    } else if (entry.isFile())
      try {
        noted[path] = await copied(join(from, path), join(to, path))
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error
      }
  }
}

/** Counts by which a backup is known again. */
export const countsIn = async ({ query }: Pick<Database, 'query'>): Promise<Counted> =>
  (
    await query<Counted>(`select (select count(*)::int from auth.users) as people,
      (select count(*)::int from public.requests) as requests, (select count(*)::int from public.orders) as orders`)
  )[0]!

/** Returns the counts in words. */
export const countsText = ({ people, requests, orders }: Counted) =>
  `${people} people, ${requests} requests and ${orders} orders`

const notABackup = (backup: string) =>
  new PlainError(`${backup} is no backup of the app: name the folder khet-seva-… that npm run backup made.`)

/** Reads the list of a backup; throws a plain sentence for another folder. */
export async function contentsOf(backup: string): Promise<Contents> {
  const text = await readFile(join(backup, listName), 'utf8').catch(() => {
    throw notABackup(backup)
  })
  try {
    const contents = JSON.parse(text) as Contents
    if (contents.format === 1 && contents.files && contents.folders) return contents
  } catch {
    // Said below.
  }
  throw notABackup(backup)
}

/** Throws a plain sentence that names the first file of a backup that is missing or changed. */
async function refuseDamage(backup: string, { files, folders }: Contents): Promise<void> {
  const odd = [...folders, ...Object.keys(files)].find(
    (path) => path.startsWith('/') || path.split('/').includes('..'),
  )
  if (odd !== undefined) throw notABackup(backup)
  for (const [path, [, sum]] of Object.entries(files))
    if ((await sumOf(join(backup, path)).catch(() => undefined)) !== sum)
      throw new PlainError(
        `The backup ${backup} is damaged: ${path} is missing or changed. Nothing was restored. Take another backup.`,
      )
}

/** Opens the database of a data folder with the extensions of the migrations. */
export async function openedIn(folder: string, supabaseDir: string): Promise<OpenDatabase> {
  const migrations = await readMigrations(join(supabaseDir, 'migrations'))
  return openDatabase(join(folder, 'database'), await extensionsFor(migrations.map(({ sql }) => sql)))
}

/** Proves a backup: every file is as it was, and its database opens with the counted rows. */
export async function proveBackup(backup: string, supabaseDir: string): Promise<Counted> {
  const contents = await contentsOf(backup)
  await refuseDamage(backup, contents)
  const trial = await mkdtemp(join(tmpdir(), 'khet-seva-backup-'))
  try {
    await cp(join(backup, 'database'), join(trial, 'database'), { recursive: true })
    const database = await openedIn(trial, supabaseDir)
    const counted = await countsIn(database)
    await database.close()
    if (JSON.stringify(counted) !== JSON.stringify(contents.counted))
      throw new PlainError(
        `The backup ${backup} opens with ${countsText(counted)}, and had ${countsText(contents.counted)}. Make another one.`,
      )
    return counted
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}

/** Where a path leads in truth, with links resolved as far as it exists. */
export async function truePath(path: string): Promise<string> {
  const whole = resolve(path)
  try {
    return await realpath(whole)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(whole) === whole) throw error
    return join(await truePath(dirname(whole)), basename(whole))
  }
}

/** Whether a path is a folder or lies in it, whatever links lead there. */
export async function liesIn(path: string, folder: string): Promise<boolean> {
  const way = relative(await truePath(folder), await truePath(path))
  return way !== '..' && !way.startsWith(`..${sep}`) && way !== resolve(way)
}
