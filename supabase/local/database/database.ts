import type { Extensions } from '@electric-sql/pglite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import { brokenDatabase, prepareCluster } from './cluster-folder.ts'
import { deepCalls } from './deep-calls.ts'
import { exclusiveKysely } from './exclusive-connection.ts'
import { freshInMemory } from './fresh-cluster.ts'
import { inMemory } from './small-cluster.ts'
import { postgrestError } from './postgrest-errors.ts'
import { carryRequestContext } from './request-context.ts'
import { serializers } from './serializers.ts'
import { preserveStack } from './stack.ts'

/** Runs SQL as superuser, one statement or one transaction at a time. */
export interface Database {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
  transaction<Result>(work: (query: Database['query']) => Promise<Result>): Promise<Result>
}

/** A database together with the Lite connection over it. */
export interface OpenDatabase extends Database {
  connection: PgliteConnection | PostgresConnection
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

/** PostgreSQL's `2026-01-01 00:00:00+00` as PostgREST writes it: `2026-01-01T00:00:00+00:00`. */
export const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

/** Type oids whose text Lite would pass on in PostgreSQL's own spelling. */
const parsers = { 1184: isoTimestamp, 1114: isoTimestamp, 1700: Number }

const statement = (sql: string, parameters: readonly unknown[] = []) =>
  CompiledQuery.raw(sql, [...parameters])

const queryThrough =
  (kysely: Kysely<unknown> | Transaction<unknown>): Database['query'] =>
  async <Row>(sql: string, parameters?: readonly unknown[]) =>
    (await kysely.executeQuery<Row>(statement(sql, parameters))).rows

/**
 * Repairs the common parts of Lite's connections: errors as PostgREST has them, row-level security always on, headers.
 */
export function repair(connection: OpenDatabase['connection']): Kysely<unknown> {
  const internals = connection as unknown as LiteInternals
  internals.normalizeDbError = postgrestError
  // Left 'unknown', Lite answers its first request by granting ALL on every table to anon, authenticated and
  // service_role, undoing each REVOKE and column grant of the migrations; and where no table has row-level
  // security it runs every request as superuser. 'active' prevents both: the grants are ours (roles.ts).
  internals.rlsState = 'active'
  carryRequestContext(connection)
  return internals.kysely
}

/** How queries run over a connection's Kysely, alone and within a transaction. */
export const databaseOver = (kysely: Kysely<unknown>): Database => ({
  query: queryThrough(kysely),
  transaction: (work) => kysely.transaction().execute((transaction) => work(queryThrough(transaction))),
})

async function connect(
  folder: string | undefined,
  extensions: Extensions,
  files: () => Promise<Blob>,
): Promise<PgliteConnection> {
  if (folder !== undefined) await prepareCluster(folder)
  try {
    const connection = await createPgliteConnection({
      ...(folder === undefined ? {} : { url: folder }),
      pgliteOptions: {
        extensions: { ...extensions, deepCalls },
        parsers,
        serializers,
        ...(folder === undefined ? { loadDataDir: await files(), startParams: inMemory } : {}),
      },
    })
    await connection.driver.waitReady
    return connection
  } catch (error) {
    if (folder === undefined) throw error
    throw brokenDatabase(folder, error)
  }
}

/**
 * Opens PostgreSQL (PGlite) in `folder`, or in memory over `files` without one, with Lite's defects mended:
 * one owner per session, row-level security always on, PostgREST's timestamps, numerics and errors.
 */
export async function openDatabase(
  folder: string | undefined,
  extensions: Extensions,
  files: () => Promise<Blob> = freshInMemory,
): Promise<OpenDatabase> {
  const connection = await connect(folder, extensions, files)
  preserveStack(connection.driver)
  ;(connection as unknown as LiteInternals).kysely = exclusiveKysely(connection.driver)
  return {
    ...databaseOver(repair(connection)),
    connection,
    script: (sql, after) =>
      connection.driver.transaction(async (transaction) => {
        await transaction.exec(sql)
        await after(
          async <Row>(item: string, parameters: readonly unknown[] = []) =>
            (await transaction.query<Row>(item, [...parameters])).rows,
        )
      }),
    close: () => connection.close(),
  }
}
