import type { Sql } from 'postgres'
import { codeOf, PlainError } from '#local/plain-error.ts'
import { createAuthenticator, createRoles } from './migrations.ts'
import { type PostgresAddress, placeOf } from './postgres-address.ts'

/** The oldest version that the migrations run on. */
const oldest = 15

/** A data folder whose rows are in a database of PostgreSQL. */
export interface ClaimedFolder {
  readonly path: string
  /** True if it has nothing of a centre yet. */
  readonly isNew: boolean
  /** Which centre's it is, by its keys; `undefined` while it has none. */
  readonly mark?: string | undefined
}

interface Facts {
  version: string
  major: number
  encoding: string
  /** Whether an earlier start has taken this database, and whether it has made its tables. */
  is_ours: boolean
  is_made: boolean
  /** Of the data folder that it belongs to; null until a start that finds its keys. */
  mark: string | null
  /** Something that was not made here; null in an empty database. */
  other: string | null
}

const factsOf = `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
    current_setting('server_encoding') as encoding, to_regnamespace('khet_seva') is not null as is_ours,
    to_regclass('supabase_migrations.schema_migrations') is not null as is_made,
    obj_description(to_regnamespace('khet_seva'), 'pg_namespace') as mark,
  (select name from (
    select oid, 'pg_namespace'::regclass as kind, 'schema ' || nspname as name from pg_namespace
      where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')
    union all
    select c.oid, 'pg_class'::regclass, relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'public'
  ) as made where not exists (select 1 from pg_depend d where d.classid = made.kind and d.objid = made.oid and d.deptype = 'e')
  limit 1) as other`

/** Fails with 42501 where this user could not set a centre up; changes what is of the whole server, and so in no dump of a database. */
const prepared = [
  createRoles,
  createAuthenticator,
  `do $$ begin
    if not exists (select 1 from pg_roles where rolname = 'service_role' and rolbypassrls) then
      alter role service_role bypassrls;
    end if;
    if not exists (select 1 from pg_roles where rolname = 'authenticator' and rolconfig::text like '%pgrst.db_pre_request%') then
      alter role authenticator set pgrst.db_pre_request = 'public.check_session';
    end if;
    if not has_schema_privilege('public', 'create') then raise insufficient_privilege; end if;
  end $$`,
  // The demo's samples are moved into the past.
  'set local session_replication_role = replica',
  'set local role anon',
  'set local role authenticated',
  'set local role service_role',
  'reset role',
  // Marks the database as a centre's from its first moment on, also in its dumps.
  'create schema if not exists khet_seva',
]

/** Takes a database for a centre, or throws a plain sentence; then nothing was changed in it. */
export async function claimDatabase(
  sql: Sql,
  address: PostgresAddress,
  folder?: ClaimedFolder,
): Promise<void> {
  const [facts] = (await sql.unsafe(factsOf)) as unknown as [Facts]
  refuse(facts, address, folder)
  try {
    await sql.begin(async (transaction) => {
      for (const statement of prepared) await transaction.unsafe(statement)
      await transaction.unsafe(`comment on schema khet_seva is ${folder?.mark ? `'${folder.mark}'` : 'null'}`)
    })
  } catch (error) {
    if (codeOf(error) !== '42501') throw error
    throw new PlainError(
      `The user ${address.user} may not set up the ${placeOf(address)}. It has to own the database, to be a member of the roles anon, authenticated ` +
        'and service_role, and to set session_replication_role: docs/deploy.md, "PostgreSQL of your own", has the statements. ' +
        'A superuser may all of it. Nothing was changed.',
    )
  }
}

function refuse(facts: Facts, address: PostgresAddress, folder: ClaimedFolder | undefined): void {
  const place = `the ${placeOf(address)}`
  if (facts.major < oldest)
    throw new PlainError(
      `PostgreSQL at ${address.host}:${address.port} is version ${facts.version}. Version ${oldest} or later is needed.`,
    )
  if (facts.encoding !== 'UTF8')
    throw new PlainError(
      `The text of ${place} is ${facts.encoding}, which has no Punjabi. Make another one: createdb --template=template0 --encoding=UTF8.`,
    )
  if (!facts.is_ours && facts.other !== null)
    throw new PlainError(
      `DATABASE_URL names ${place}, which holds something else (${facts.other}). Nothing was changed. Name an empty database.`,
    )
  if (folder) refuseOther(facts, place, folder)
}

/** Refuses a database that belongs to another data folder, or none. */
function refuseOther(facts: Facts, place: string, folder: ClaimedFolder): void {
  if (!folder.isNew && !facts.is_ours)
    throw new PlainError(
      `DATABASE_URL names ${place}, which is empty, and the data folder ${folder.path} belongs to a centre. Nothing was changed. ` +
        'Name the database of that centre, or an empty DATA_DIR to begin anew.',
    )
  if (folder.mark !== undefined && facts.mark !== null && folder.mark !== facts.mark)
    throw new PlainError(
      `DATABASE_URL names ${place}, which belongs to another data folder than ${folder.path}: the keys are others. Nothing was changed. ` +
        'Name the database of this centre, or its own DATA_DIR.',
    )
  if (folder.isNew && facts.is_made)
    throw new PlainError(
      `DATABASE_URL names ${place}, which has a centre, and its photos and keys are not in the data folder ${folder.path}. Nothing was changed. ` +
        `Name the DATA_DIR of that centre. If it is lost, make an empty folder "files" in the new one.`,
    )
}

const reasons: Record<string, (address: PostgresAddress) => string> = {
  '28P01': ({ user }) => `it does not let ${user} in with this password. Correct DATABASE_URL`,
  '28000': ({ user }) =>
    `it does not let ${user} in. See the user in DATABASE_URL and pg_hba.conf; where it asks for encryption add ?sslmode=require`,
  '3D000': ({ database, user }) =>
    `it has no database ${database}. Make it: createdb --owner=${user} --template=template0 --encoding=UTF8 ${database}`,
  '42501': ({ user, database }) => `${user} may not connect to the database ${database}`,
  '53300': () => 'it has no connection left: nine are needed. Raise max_connections',
  '57P03': () => 'it is starting or stopping. Try again in a moment',
}

/** Why a database could not be opened, as a sentence; it has no password. */
export function failureOf(error: unknown, address: PostgresAddress): unknown {
  if (error instanceof PlainError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const at = `PostgreSQL at ${address.host}:${address.port}`
  const reason = reasons[code]?.(address)
  if (reason !== undefined) return new PlainError(`${at} cannot be used: ${reason}.`)
  if (/^[A-Z\d]{5}$/.test(code)) return new PlainError(`${at} cannot be used (${code}: ${message}).`)
  return new PlainError(
    `No PostgreSQL answers at ${address.host}:${address.port} (${code || message}). See that it runs, and that DATABASE_URL has its address.`,
  )
}
