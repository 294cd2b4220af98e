import { readFile } from 'node:fs/promises'
import { bytesOf } from '#local/backup/back-up.ts'
import { lastBackup } from '#local/backup/last-backup.ts'
import type { LocalBackend } from '#local/backend.ts'
import { freeBytes } from '#local/free-space.ts'

interface Machine {
  readonly dataDir: string
  /** Whether a backup is made each day. */
  readonly backups: boolean
  /** Whether the rows are in a PostgreSQL of its own, which has backups of its own. */
  readonly postgres: boolean
}

const versionOf = async (): Promise<string> => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Writes what the machine knows of the centre to where its owner reads it: copies, room, version. */
export async function noteInstallation(
  { query }: Pick<LocalBackend, 'query'>,
  { dataDir, backups, postgres }: Machine,
  noBackup?: string,
): Promise<void> {
  const facts = {
    version: await versionOf(),
    free_bytes: await freeBytes(dataDir),
    used_bytes: await bytesOf(dataDir),
    backups,
    postgres: postgres || undefined,
    backup: await lastBackup(dataDir),
    no_backup: noBackup,
  }
  await query(
    `insert into public.installation (facts) values ($1::text::jsonb)
     on conflict (one) do update set facts = excluded.facts, at = clock_timestamp()`,
    [JSON.stringify(facts)],
  )
}
