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

/** A statement that sets one variable for the transaction without a result: its name, and its value if it has one. */
const setting = /^\s*select set_config\('([\w.]+)', (?:\$1|''), true\)\s*$/i

/** Variables that are set until the end of a transaction. */
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
        // An open transaction belongs to its caller: the next one would run in it, or in its failure.
        if (pg.isInTransaction()) await run(connection, 'ROLLBACK')
      } finally {
        // Not at once: PGlite answers within microtasks, so a queue of transactions would finish before any socket is
        // read, and new callers would wait for all of them.
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
