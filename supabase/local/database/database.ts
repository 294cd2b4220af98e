import type { Extensions, PGlite } from '@electric-sql/pglite'
import type { Connection } from '@supabase/lite'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import { brokenDatabase, prepareCluster } from './cluster-folder.ts'
import { exclusiveKysely, Turns } from './exclusive-connection.ts'
import { freshInMemory, inMemory } from './cluster-cache.ts'
import { openPglite } from './pglite.ts'
import { postgrestError } from './postgrest-errors.ts'
import { carryRequestContext, currentCaller } from './caller.ts'
import { type Session, sessionHere } from './session.ts'
import { openThread } from './thread-session.ts'
import { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

/**
 * What Lite's connections to PostgreSQL have in common, which it does not export: its own over PGlite opens the
 * database in this thread.
 */
const Common = Object.getPrototypeOf(PgliteConnection) as typeof PostgresConnection

/** Connects Lite to sessions; its `driver` is the PGlite of this thread, `undefined` where the database has its own. */
function sessionConnection(
  sessions: readonly Session[],
  kysely: Kysely<unknown>,
  driver: PGlite | undefined,
): Connection {
  const connection = new Common({})
  let closed: Promise<void> | undefined
  return Object.assign(connection, {
    kysely,
    driver,
    /** Lite makes its schemas by it, while nobody else uses the database. */
    exec: async (sql: string) =>
      sessions[0]!.script(sql, { milliseconds: currentCaller().limitMs, isWithin: false }),
    close: () =>
      (closed ??= connection.clearSchemaCache().then(async () => {
        await kysely.destroy()
        await Promise.all(sessions.map((session) => session.close()))
      })),
  })
}

/** Runs SQL as superuser, one statement or one transaction at a time. */
export interface Database {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  transaction<Result>(work: (query: Database['query']) => Promise<Result>): Promise<Result>
}

/** A database together with the Lite connection over it. */
export interface OpenDatabase extends Database {
  connection: Connection
  /** Runs a script of many statements and the work after it, in one transaction. */
  script(sql: string, after: (query: Database['query']) => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/** Members of Lite's connection that its types hide or narrow and that the fixes replace. */
interface LiteInternals {
  kysely: Kysely<unknown>
  rlsState: 'unknown' | 'active' | 'inactive'
  normalizeDbError(error: unknown): unknown
}

const statement = (sql: string, parameters: readonly unknown[] = []) =>
  CompiledQuery.raw(sql, [...parameters])

const queryThrough =
  (kysely: Kysely<unknown> | Transaction<unknown>): Database['query'] =>
  async <Row>(sql: string, parameters?: readonly unknown[]) =>
    (await kysely.executeQuery<Row>(statement(sql, parameters))).rows

/**
 * Repairs the common parts of Lite's connections: errors as PostgREST has them, row-level security always on, headers.
 */
function repair(connection: OpenDatabase['connection']): Kysely<unknown> {
  const internals = connection as unknown as LiteInternals
  internals.normalizeDbError = postgrestError
  // Left 'unknown', Lite answers its first request by granting ALL on every table to anon, authenticated and
  // service_role, undoing each REVOKE and column grant of the migrations; and where no table has row-level
  // security it runs every request as superuser. 'active' prevents both: the grants are ours (migrations.ts).
  internals.rlsState = 'active'
  carryRequestContext(connection)
  return internals.kysely
}

/** How queries run over a connection's Kysely, alone and within a transaction. */
const queriesOver = (kysely: Kysely<unknown>): Database => ({
  query: queryThrough(kysely),
  transaction: (work) => kysely.transaction().execute((transaction) => work(queryThrough(transaction))),
})

/**
 * A database over its sessions: one owner per session, row-level security always on, PostgREST's timestamps, numerics and errors.
 *
 * @param driver the PGlite of this thread, if it is one
 */
export function databaseOver(sessions: readonly Session[], driver?: PGlite): OpenDatabase {
  const turns = new Turns(sessions)
  const connection = sessionConnection(sessions, exclusiveKysely(turns), driver)
  return {
    ...queriesOver(repair(connection)),
    connection,
    script: (sql, after) =>
      turns.script(sql, (reserved) =>
        after(async <Row>(item: string, parameters: readonly unknown[] = []) => {
          const { rows } = await reserved.executeQuery<Row>(statement(item, parameters))
          return rows
        }),
      ),
    close: () => connection.close(),
  }
}

async function openSession(
  folder: string,
  extensions: Extensions,
  log: (line: string) => void,
): Promise<Session> {
  await prepareCluster(folder)
  try {
    return await openThread({ folder, extensions: Object.keys(extensions), log })
  } catch (error) {
    throw brokenDatabase(folder, error)
  }
}

/** Opens PostgreSQL in memory in this thread. */
async function inThisThread(extensions: Extensions, files: () => Promise<Blob>) {
  const pg = await openPglite({ loadDataDir: await files(), startParams: inMemory }, extensions)
  return { session: sessionHere(pg), driver: pg }
}

/**
 * Opens PostgreSQL (PGlite) in `folder`, in a thread of its own where a statement can be ended; without one, for tests, in
 * memory over `files`, in this thread.
 */
export async function openDatabase(
  folder: string | undefined,
  extensions: Extensions,
  {
    files = freshInMemory,
    log = () => {},
  }: { files?: () => Promise<Blob>; log?: (line: string) => void } = {},
): Promise<OpenDatabase> {
  const { session, driver } =
    folder === undefined
      ? await inThisThread(extensions, files)
      : { session: await openSession(folder, extensions, log), driver: undefined }
  return databaseOver([session], driver)
}
