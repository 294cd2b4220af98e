import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, PlainError, plainFailure } from '../plain-error.ts'
import { contentsOf, copied, type Counted, liesIn, openedIn, proveBackup, truePath } from './contents.ts'

/**
 * Puts a backup into a data folder, which must be empty or not there. The folder appears whole or not at all; throws a plain
 * sentence for a damaged backup and for a folder with data.
 */
export async function restore(backup: string, dataDir: string, supabaseDir: string): Promise<Counted> {
  const folder = await truePath(dataDir)
  const there = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw plainFailure(`The data folder ${folder} cannot be read`, error)
  })
  if (there && there.length > 0)
    throw new PlainError(
      `${folder} holds data already, and nothing was changed. Stop npm start, move that folder away, then restore again.`,
    )
  const beside = `${folder}.new`
  for (const [inner, outer] of [
    [folder, backup],
    [backup, folder],
    [backup, beside],
  ] as const)
    if (await liesIn(inner, outer))
      throw new PlainError(
        `${inner} lies in ${outer}, and nothing was changed. Name a data folder and a backup that are apart.`,
      )
  await proveBackup(backup, supabaseDir)
  const { files, folders, counted } = await contentsOf(backup)
  try {
    await rm(beside, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    await mkdir(beside, { mode: 0o700 })
    for (const path of folders) await mkdir(join(beside, path), { mode: 0o700 })
    for (const path of Object.keys(files)) await copied(join(backup, path), join(beside, path))
    await beginLife(beside, supabaseDir)
    if (there) await rmdir(folder)
    await rename(beside, folder)
  } catch (error) {
    await rm(beside, { recursive: true, force: true }).catch(() => {})
    throw plainFailure(`The backup cannot be put into ${folder}`, error)
  }
  return counted
}

/** Lets phones notice that the centre lost their data from after the backup. */
async function beginLife(folder: string, supabaseDir: string): Promise<void> {
  const database = await openedIn(folder, supabaseDir)
  try {
    await database.query('select public.begin_life()')
  } finally {
    await database.close()
  }
}
