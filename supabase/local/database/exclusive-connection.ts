import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import { parameter } from './serializers.ts'

/** A statement that sets one thing for the transaction and is read by nobody: its name, and its value where it has one. */
const setting = /^\s*select set_config\('([\w.]+)', (?:\$1|''), true\)\s*$/i

/** What is set until the end of a transaction is gone after it. */
const ending = /^(?:commit|rollback)$/i

/** A PGlite session held by one owner; `unlock` hands it to the next in line. */
class ReservedConnection implements DatabaseConnection {
  unlock: () => void = () => {}
  private readonly pg: PGlite
  /** Names and values in turn. Lite says who asks in eleven statements; here they are one, before the first that needs them. */
  private settings: unknown[] = []

  constructor(pg: PGlite) {
    this.pg = pg
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [, name] = setting.exec(query.sql) ?? []
    if (name !== undefined) {
      this.settings.push(name, query.parameters.length === 0 ? '' : query.parameters[0])
      return { rows: [] }
    }
    if (ending.test(query.sql)) this.settings = []
    else if (this.settings.length > 0) await this.set(this.settings.splice(0))
    const result = await this.pg.query<Row>(query.sql, query.parameters.map(parameter))
    const affected = result.affectedRows
    return { rows: result.rows, ...(affected === undefined ? {} : { numAffectedRows: BigInt(affected) }) }
  }

  private async set(settings: unknown[]): Promise<void> {
    const calls = settings.flatMap((_, place) =>
      place % 2 === 0 ? [`set_config($${place + 1}, $${place + 2}, true)`] : [],
    )
    await this.pg.query(`select ${calls.join(', ')}`, settings)
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface wants a generator; PGlite has no cursors
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream rows.')
  }
}

const run = async (connection: DatabaseConnection, sql: string) => {
  await connection.executeQuery(CompiledQuery.raw(sql))
}

function exclusiveDriver(pg: PGlite): Driver {
  let lastInLine: Promise<void> = Promise.resolve()
  return {
    init: async () => {},
    destroy: async () => {},
    async acquireConnection() {
      const before = lastInLine
      const connection = new ReservedConnection(pg)
      lastInLine = new Promise((resolve) => (connection.unlock = resolve))
      await before
      return connection
    },
    async releaseConnection(connection) {
      try {
        // What somebody began and did not end is theirs: the next one would speak into it, or into its failure.
        if (pg.isInTransaction()) await run(connection, 'ROLLBACK')
      } finally {
        // Not at once: PGlite answers without leaving the microtasks, so that a line of transactions would be worked off before
        // any socket is looked at, and who comes new waited until nobody else wanted anything.
        setImmediate((connection as ReservedConnection).unlock)
      }
    },
    beginTransaction: (connection) => run(connection, 'BEGIN'),
    commitTransaction: (connection) => run(connection, 'COMMIT'),
    rollbackTransaction: (connection) => run(connection, 'ROLLBACK'),
  }
}

/**
 * A Kysely over one PGlite session that gives the session to one transaction at a time.
 * Lite's own driver lets concurrent BEGIN … SET LOCAL ROLE … COMMIT interleave on the shared session,
 * so that a request's query can run outside its transaction, as superuser, past row-level security.
 */
export function exclusiveKysely(pg: PGlite): Kysely<unknown> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => exclusiveDriver(pg),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
