import { createPostgresConnection } from '@supabase/lite/postgres'
import { databaseOver, repair, type OpenDatabase } from '#local/database/database.ts'
import { isoTimestamp } from '#local/database/pglite.ts'

/** Maximum number of simultaneous statements; each request is one transaction. */
const sessions = 8

/** A server of PostgreSQL, reached through the socket in a folder, and one of its databases. */
export interface PostgresPlace {
  readonly socketFolder: string
  readonly database: string
}

/** Text is passed unchanged, other values as JSON, because our own calls pass JSON already. */
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
})

const asText = (to: number, parse: (text: string) => unknown) => ({
  to,
  from: [to],
  serialize: String,
  parse,
})

/** Opens a database of a PostgreSQL server as superuser, with the same fixes as Lite's connections. For the bench. */
export function openPostgres({ socketFolder, database }: PostgresPlace): OpenDatabase {
  const connection = createPostgresConnection({
    postgresOptions: {
      host: socketFolder,
      database,
      username: 'postgres',
      max: sessions,
      onnotice: () => {},
      types: {
        json: json(114),
        jsonb: json(3802),
        numeric: asText(1700, Number),
        timestamp: asText(1114, isoTimestamp),
        timestamptz: asText(1184, isoTimestamp),
      },
    },
  })
  const { driver } = connection
  return {
    ...databaseOver(repair(connection)),
    connection,
    async script(sql, after) {
      await driver.begin(async (transaction) => {
        await transaction.unsafe(sql)
        await after(async <Row>(item: string, parameters: readonly unknown[] = []) => {
          const rows = await transaction.unsafe(item, [...parameters] as string[])
          return [...rows] as Row[]
        })
      })
    },
    // A session that a cut-off request has left open is not waited for.
    close: () => driver.end({ timeout: 5 }),
  }
}
