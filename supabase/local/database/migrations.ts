import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PlainError } from '#local/plain-error.ts'
import type { Database, OpenDatabase } from './database.ts'
import { type PostgresAddress, placeOf } from './postgres-address.ts'

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

async function knownIn({ query }: Database): Promise<ReadonlyMap<string, readonly string[] | null>> {
  const [table] = await query<{ there: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as there`,
  )
  const applied = table?.there
    ? await query<{ version: string; statements: string[] | null }>(
        'select version, statements from supabase_migrations.schema_migrations',
      )
    : []
  return new Map(applied.map((row) => [row.version, row.statements]))
}

/**
 * Throws a plain sentence for a database that has a migration which is not among these, or has another text: it would silently differ
 * from the files.
 */
export async function refuseOthers(
  database: Database,
  migrations: readonly Migration[],
  { postgres, dataDir = 'This database' }: { postgres?: PostgresAddress | undefined; dataDir?: string },
): Promise<void> {
  const files = new Map(migrations.map(({ version, sql }) => [version, sql]))
  const other = [...(await knownIn(database))].find(
    ([version, stored]) => !sameText(stored, files.get(version)),
  )
  if (other === undefined) return
  const file = migrations.find(({ version }) => version === other[0])?.file ?? other[0]
  const wayOut = postgres
    ? 'start that version, or name an empty database.'
    : 'take a backup with that version (npm run backup), or start with a fresh DATA_DIR.'
  throw new PlainError(
    `${postgres ? `The ${placeOf(postgres)}` : dataDir} was made by another version of the app, whose migration ${file} is not the one in supabase/migrations: ${wayOut}`,
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

/** Applies new migrations, each in its own transaction, and records them. */
export async function applyMigrations(
  database: OpenDatabase,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<void> {
  const known = await knownIn(database)
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

/** Makes the roles of requests where they are missing. */
export const createRoles = `do $$ declare r text; begin
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
export const createAuthenticator = `do $$ begin
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
