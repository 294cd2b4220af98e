import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { OpenDatabase } from './database.ts'
import { applyMigrations, insertVersion, type Migration } from './migrations.ts'

/** Migrations of former times, and the versions of the later ones that make the same database in their place. */
export interface EarlierChain {
  readonly migrations: readonly Migration[]
  readonly replacedBy: readonly string[]
}

/** A chain as one file of `supabase/earlier-migrations`. */
export function packChain(chain: EarlierChain): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  return brotliCompressSync(JSON.stringify(chain), { params })
}

/** The chains of a folder, oldest first; none when the folder does not exist. */
export async function readEarlierChains(folder: string): Promise<EarlierChain[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json.br')).toSorted()
  return Promise.all(
    files.map(async (name) => {
      const packed = await readFile(join(folder, name))
      return JSON.parse(brotliDecompressSync(packed).toString('utf8')) as EarlierChain
    }),
  )
}

async function hasAnyOf(database: OpenDatabase, { migrations }: EarlierChain): Promise<boolean> {
  const applied = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const versions = new Set(applied.map(({ version }) => version))
  return migrations.some(({ version }) => versions.has(version))
}

function replacing(version: string, later: readonly Migration[]): Migration {
  const migration = later.find((item) => item.version === version)
  if (migration === undefined)
    throw new Error(
      `This data folder was made by an earlier version, and migration ${version}, which stands for that, is missing. ` +
        'Put supabase/migrations back as it was published and start again; nothing was changed.',
    )
  return migration
}

/** Roles that a table or function of `public` may have been granted to, and the default grants of the service key. */
const closed = `
  revoke all on all tables in schema public from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  revoke all on all functions in schema public from public, anon, authenticated, service_role;
  grant all on all tables in schema public to service_role;
  grant all on all sequences in schema public to service_role;
`

/**
 * Grants anew what migrations grant. Until November 2026 each start gave the API roles the default grants again that the
 * first migration takes back, so that the objects of later migrations were open to everybody.
 */
function grantsOf(migrations: readonly Migration[]): string {
  const statements = migrations.flatMap(
    ({ sql }) => sql.match(/^(?:grant|revoke|alter default privileges)\s[^;]*;/gm) ?? [],
  )
  return closed + statements.join('\n')
}

/**
 * Upgrades a database of an earlier chain, complete or not, to the current migrations. Applies the missing ones of
 * its own chain; then, in one transaction, sets the grants of the replacing migrations and records these in its
 * place. Rows are unchanged, and so are other databases.
 */
export async function replaceEarlierMigrations(
  database: OpenDatabase,
  chains: readonly EarlierChain[],
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<void> {
  for (const [place, chain] of chains.entries()) {
    if (!(await hasAnyOf(database, chain))) continue
    const later = [...chains.slice(place + 1).flatMap((next) => next.migrations), ...migrations]
    const inPlace = chain.replacedBy.map((version) => replacing(version, later))
    await applyMigrations(database, chain.migrations, log)
    await database.script(grantsOf(inPlace), async (query) => {
      for (const { version } of chain.migrations)
        await query('delete from supabase_migrations.schema_migrations where version = $1', [version])
      for (const migration of inPlace) await insertVersion(query, migration)
    })
    log(`recorded ${chain.migrations.length} earlier migrations as the ${inPlace.length} that replace them`)
  }
}
