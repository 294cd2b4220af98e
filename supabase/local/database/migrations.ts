import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, OpenDatabase } from './database.ts'

/** One file of `supabase/migrations`, named as the Supabase CLI names it: `<14 digits>_<name>.sql`. */
export interface Migration {
  version: string
  name: string
  file: string
  sql: string
}

/** The migrations of a folder in the order in which they apply; none when the folder does not exist. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => /^\d{14}_.*\.sql$/.test(name)).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -'.sql'.length),
      file,
      sql: await readFile(join(folder, file), 'utf8'),
    })),
  )
}

/** Line ends differ between checkouts of the same commit; nothing else may. */
const sameText = (stored: readonly string[] | null, sql: string) =>
  stored !== null && stored.join('').replaceAll('\r\n', '\n') === sql.replaceAll('\r\n', '\n')

function refusal(migration: Migration): Error {
  return new Error(
    `Migration ${migration.file} was changed after it was applied to this data folder. ` +
      'Put it back and write a new migration, or start with an empty data folder.',
  )
}

function failure(migration: Migration, error: unknown): Error {
  const { message, position } = error as { message?: string; position?: string }
  const at = Number(position)
  const near = Number.isFinite(at) ? `, near: ${migration.sql.slice(Math.max(0, at - 60), at + 60)}` : ''
  return new Error(`Migration ${migration.file} failed: ${message ?? String(error)}${near}`, { cause: error })
}

/** Records a migration as applied, where the Supabase CLI does. */
export async function insertVersion(query: Database['query'], migration: Migration): Promise<void> {
  await query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
    [migration.version, migration.name, migration.sql],
  )
}

/**
 * Applies new migrations, each in its own transaction, and records them. Refuses a migration that was edited
 * after it was applied, because the data folder would silently differ from the file.
 */
export async function applyMigrations(
  database: OpenDatabase,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<void> {
  const applied = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  )
  const known = new Map(applied.map((row) => [row.version, row.statements]))
  let count = 0
  for (const migration of migrations) {
    const stored = known.get(migration.version)
    if (stored !== undefined) {
      if (!sameText(stored, migration.sql)) throw refusal(migration)
      continue
    }
    try {
      await database.script(migration.sql, (query) => insertVersion(query, migration))
    } catch (error) {
      throw failure(migration, error)
    }
    count += 1
  }
  if (count > 0)
    log(`applied ${count} ${count === 1 ? 'migration' : 'migrations'}, up to ${migrations.at(-1)!.file}`)
  await database.connection.clearSchemaCache()
}
