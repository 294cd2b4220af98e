import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '../database/database.ts'
import { extensionsFor } from '../database/extensions.ts'
import { readMigrations } from '../database/migrations.ts'
import { PlainError } from '../plain-error.ts'
import { contentsOf, countsIn, countsText, refuseDamage, type Counted } from './contents.ts'

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
