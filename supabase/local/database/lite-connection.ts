import type { PGlite } from '@electric-sql/pglite'
import type { Connection } from '@supabase/lite'
import { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'
import type { Kysely } from 'kysely'
import { currentCaller } from './caller.ts'
import type { Session } from './session.ts'

/**
 * What Lite's connections to PostgreSQL have in common, which it does not export: its own over PGlite opens the
 * database in this thread.
 */
const Common = Object.getPrototypeOf(PgliteConnection) as typeof PostgresConnection

/** Connects Lite to a session; its `driver` is the PGlite of this thread, `undefined` where the database has its own. */
export function sessionConnection(
  session: Session,
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
      session.script(sql, { milliseconds: currentCaller().limitMs, isWithin: false }),
    close: () =>
      (closed ??= connection.clearSchemaCache().then(async () => {
        await kysely.destroy()
        await session.close()
      })),
  })
}
