import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PlainError } from '#local/plain-error.ts'
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
const sameText = (stored: readonly string[] | null, sql: string | undefined) =>
  stored !== null &&
  sql !== undefined &&
  stored.join('').replaceAll('\r\n', '\n') === sql.replaceAll('\r\n', '\n')

/** Refuses a folder that other migrations made: its database would silently differ from the files. */
function refuseOthers(
  known: ReadonlyMap<string, readonly string[] | null>,
  migrations: readonly Migration[],
  folder: string,
): void {
  const files = new Map(migrations.map(({ version, sql }) => [version, sql]))
  const other = [...known].find(([version, stored]) => !sameText(stored, files.get(version)))
  if (other === undefined) return
  const file = migrations.find(({ version }) => version === other[0])?.file ?? other[0]
  throw new PlainError(
    `${folder} was made by another version of the app, whose migration ${file} is not the one in supabase/migrations: ` +
      'take a backup with that version (npm run backup), or start with a fresh DATA_DIR.',
  )
}

function failure(migration: Migration, error: unknown): Error {
  const { message, position } = error as { message?: string; position?: string }
  const at = Number(position)
  const near = Number.isFinite(at) ? `, near: ${migration.sql.slice(Math.max(0, at - 60), at + 60)}` : ''
  return new Error(`Migration ${migration.file} failed: ${message ?? String(error)}${near}`, { cause: error })
}

/** Records a migration as applied, where the Supabase CLI does. */
async function insertVersion(query: Database['query'], migration: Migration): Promise<void> {
  await query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
    [migration.version, migration.name, migration.sql],
  )
}

/**
 * Applies new migrations, each in its own transaction, and records them. Throws a plain sentence, and applies none, if the
 * database has a migration that is not among them or has another text.
 *
 * @param folder the data folder, for that sentence
 */
export async function applyMigrations(
  database: OpenDatabase,
  migrations: readonly Migration[],
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const applied = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  )
  const known = new Map(applied.map((row) => [row.version, row.statements]))
  refuseOthers(known, migrations, folder)
  const missing = migrations.filter(({ version }) => !known.has(version))
  for (const migration of missing) {
    try {
      await database.script(migration.sql, (query) => insertVersion(query, migration))
    } catch (error) {
      throw failure(migration, error)
    }
  }
  const { length } = missing
  if (length > 0)
    log(`applied ${length} ${length === 1 ? 'migration' : 'migrations'}, up to ${migrations.at(-1)!.file}`)
  await database.connection.clearSchemaCache()
}

/** The roles that requests run as. */
export const apiRoles = ['anon', 'authenticated', 'service_role'] as const

const createRoles = `do $$ declare r text; begin
  foreach r in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select 1 from pg_roles where rolname = r) then
      execute format('create role %I nologin %s', r, case when r = 'service_role' then 'bypassrls' else '' end);
    end if;
  end loop;
end $$`

/** Hosted Supabase's grants on objects that exist before the first migration. */
const hostedGrants = [
  'create schema if not exists extensions',
  'grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role',
  'grant all on storage.objects, storage.buckets to anon, authenticated, service_role',
  'grant execute on all functions in schema auth, storage to anon, authenticated, service_role',
]

/**
 * Hosted Supabase's grants on everything that migrations make: each new object in `public` is open to the API roles and
 * closed again by row-level security and the migrations' own REVOKEs, in the order in which they are written.
 */
const defaultGrants = [
  'alter default privileges in schema public grant all on tables to anon, authenticated, service_role',
  'alter default privileges in schema public grant all on sequences to anon, authenticated, service_role',
  'alter default privileges in schema public grant all on functions to anon, authenticated, service_role',
]

/** Lite never fills the setting that its own auth.email() reads; the token's claims hold the address. */
const authEmail = `create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$`

/** PostgREST's own role. Nobody connects with it here: it holds PostgREST's settings, which migrations may change. */
const createAuthenticator = `do $$ begin
  if not exists (select 1 from pg_roles where rolname = 'authenticator') then
    create role authenticator noinherit nologin;
  end if;
end $$`

/** Creates the API roles with hosted Supabase's privileges; harmless when they exist. */
export async function prepareRoles(database: Database): Promise<void> {
  const applied = await database.query('select 1 from supabase_migrations.schema_migrations limit 1')
  // Once: the first migration takes some of them back, and granted again they would open later migrations' objects.
  const grants = applied.length > 0 ? hostedGrants : [...hostedGrants, ...defaultGrants]
  for (const sql of [createRoles, createAuthenticator, authEmail, ...grants]) await database.query(sql)
}
