import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { currentCaller, unread } from './caller.ts'
import { parameter } from './pglite.ts'
import type { Session } from './session.ts'
import type { Result, Statement } from './statement.ts'

/** Turns after which a request waits like a new one; a sign-in has eight. */
const turnsInARow = 12

type Enter = () => void

/**
 * Those who wait for something that one, or a few, may use at a time. Senders take turns, so that whoever asks a hundred times at once
 * waits for themselves, and everybody else for one of these. A request that had its turn goes on before others begin: an
 * upload has five, and would wait five times as long as a call.
 */
export class Line {
  private readonly begun: Enter[] = []
  private readonly bySender = new Map<string, Enter[]>()
  private free: number

  constructor(places = 1) {
    this.free = places
  }

  /** Resolves when it is the caller's turn, which ends with `leave`. */
  async enter(): Promise<void> {
    const caller = currentCaller()
    if (this.free === 0) await this.wait(caller.sender, caller.turns > 0 && caller.turns < turnsInARow)
    else this.free--
    if (caller.sender !== '') caller.turns++
  }

  /** Hands the turn to the next. */
  leave(): void {
    const next = this.begun.shift() ?? this.nextSender()
    if (next) next()
    else this.free++
  }

  private wait(sender: string, hasBegun: boolean): Promise<void> {
    const own = hasBegun ? this.begun : (this.bySender.get(sender) ?? [])
    if (!hasBegun) this.bySender.set(sender, own)
    return new Promise((resolve) => own.push(resolve))
  }

  private nextSender(): Enter | undefined {
    for (const [sender, [first, ...others]] of this.bySender) {
      // At the end again: the next turn is another sender's.
      this.bySender.delete(sender)
      if (others.length > 0) this.bySender.set(sender, others)
      return first
    }
    return undefined
  }
}

/** A statement that sets one variable for the transaction without a result: its name, and its value if it has one. */
const setting = /^\s*select set_config\('([\w.]+)', (?:\$1|''), true\)\s*$/i

/** What Lite asks after each function that it has called, and what it sets before. */
const outcome = /^\s*select current_setting\('response\.status', true\)/i
const outcomeSetting = 'response.status'

/** Ends of a transaction. */
const ending = /^(?:commit|rollback)$/i

/** The session held by one owner. */
class ReservedConnection implements DatabaseConnection {
  readonly session: Session
  private transaction: 'none' | 'wanted' | 'begun' = 'none'
  /** Names and values in turn. Lite says who asks in eleven statements; here they are one, before the first that needs them. */
  private settings: unknown[] = []
  /** Queries for their error alone, which run after the settings. */
  private checks: Statement[] = []
  /** The answer to Lite's next question, which came with the result of its function. */
  private outcome: Result | undefined

  constructor(session: Session) {
    this.session = session
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query
    const [, name] = setting.exec(sql) ?? []
    if (name !== undefined) this.settings.push(name, parameters.length === 0 ? '' : parameters[0])
    else if (unread.has(query)) this.checks.push({ sql, parameters: [] })
    else {
      const { rows, affectedRows } = await this.answer({ sql, parameters: parameters.map(parameter) })
      return {
        rows: rows as Row[],
        ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
      }
    }
    return { rows: [] }
  }

  /** Begins a transaction together with its first statement: each journey to the database's thread takes time. */
  begin(): void {
    this.transaction = 'wanted'
  }

  async end(sql: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    const isOpen = this.transaction === 'begun' && (sql === 'COMMIT' || this.session.isInTransaction())
    if (isOpen) await this.run({ sql, parameters: [] })
    this.settings = []
    this.checks = []
    this.transaction = 'none'
  }

  /** Ends a transaction that its owner left open: the next one would run in it, or in its failure. */
  async tidy(): Promise<void> {
    if (this.session.isInTransaction()) await this.run({ sql: 'ROLLBACK', parameters: [] })
  }

  /** Runs a script of many statements. */
  async script(sql: string): Promise<void> {
    const limits = this.limits()
    const before = this.beforehand()
    if (before.length > 0) await this.session.run(before, limits)
    await this.session.script(sql, this.limits())
  }

  private async answer(statement: Statement): Promise<Result> {
    const known = outcome.test(statement.sql) ? this.outcome : undefined
    this.outcome = undefined
    return known ?? this.run(statement)
  }

  private async run(statement: Statement): Promise<Result> {
    const limits = this.limits()
    if (ending.test(statement.sql)) [this.settings, this.checks] = [[], []]
    const isCall = this.settings.includes(outcomeSetting)
    const before = this.beforehand()
    const after = isCall ? [askOutcome] : []
    const results = await this.session.run([...before, statement, ...after], limits)
    this.outcome = isCall ? results.at(-1) : undefined
    return results[before.length] ?? { rows: [] }
  }

  /** The begin, the settings and the checks that the next statement needs. */
  private beforehand(): Statement[] {
    const begin = this.transaction === 'wanted' ? [{ sql: 'BEGIN', parameters: [] }] : []
    if (this.transaction === 'wanted') this.transaction = 'begun'
    const settings = this.settings.length > 0 ? [settingAll(this.settings.splice(0))] : []
    return [...begin, ...settings, ...this.checks.splice(0)]
  }

  private limits() {
    return { milliseconds: currentCaller().limitMs, isWithin: this.transaction === 'begun' }
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface wants a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('No rows are streamed here.')
  }
}

const askOutcome: Statement = {
  sql: `select current_setting('response.status', true) as status, current_setting('response.headers', true) as headers`,
  parameters: [],
}

function settingAll(settings: unknown[]): Statement {
  const calls = settings.flatMap((_, place) =>
    place % 2 === 0 ? [`set_config($${place + 1}, $${place + 2}, true)`] : [],
  )
  return { sql: `select ${calls.join(', ')}`, parameters: settings }
}

/** Hands each session to one owner after another; an embedded database has one. */
export class Turns {
  private readonly line: Line
  private readonly idle: Session[]

  constructor(sessions: readonly Session[]) {
    this.line = new Line(sessions.length)
    this.idle = [...sessions]
  }

  async take(): Promise<ReservedConnection> {
    await this.line.enter()
    return new ReservedConnection(this.idle.pop()!)
  }

  async giveBack(connection: ReservedConnection): Promise<void> {
    try {
      await connection.tidy()
    } finally {
      // Not at once: in one thread a queue of transactions would finish before any socket is read, and new callers
      // would wait for all of them.
      setImmediate(() => {
        this.idle.push(connection.session)
        this.line.leave()
      })
    }
  }

  /** Runs a script, and work after it, in one transaction. */
  async script(sql: string, after: (connection: DatabaseConnection) => Promise<unknown>): Promise<void> {
    const connection = await this.take()
    try {
      connection.begin()
      await connection.script(sql)
      await after(connection)
      await connection.end('COMMIT')
    } finally {
      await this.giveBack(connection)
    }
  }
}

const own = (connection: DatabaseConnection) => connection as ReservedConnection

function exclusiveDriver(turns: Turns): Driver {
  return {
    init: async () => {},
    destroy: async () => {},
    acquireConnection: () => turns.take(),
    releaseConnection: (connection) => turns.giveBack(own(connection)),
    beginTransaction: async (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).end('COMMIT'),
    rollbackTransaction: (connection) => own(connection).end('ROLLBACK'),
  }
}

/**
 * A Kysely over sessions each of which belongs to one transaction at a time.
 * Lite's own driver lets concurrent BEGIN … SET LOCAL ROLE … COMMIT interleave on the shared session,
 * so that a request's query can run outside its transaction, as superuser, past row-level security.
 */
export function exclusiveKysely(turns: Turns): Kysely<unknown> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => exclusiveDriver(turns),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
