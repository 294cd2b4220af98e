import postgres from 'postgres'
import { codeOf } from '#local/plain-error.ts'
import { databaseOver, type OpenDatabase } from './database.ts'
import type { PostgresAddress } from './postgres-address.ts'
import type { ClaimedFolder } from './postgres-claim.ts'
import { end, noAnswer, notNow, PostgresServer, type Wire } from './postgres-server.ts'
import { inTime, type Limits, type Session } from './session.ts'
import type { Result, Statement } from './statement.ts'

/** Transactions at the same time. */
const sessions = 8

/** PostgreSQL ends a statement itself; this much later it is taken for lost. */
const lateMs = 2_000

/** Errors of the statement alone; all others, among them those without a severity, are the end of the connection. */
const isOfStatement = (error: unknown) =>
  (error instanceof postgres.PostgresError && error.severity === 'ERROR') || error instanceof TypeError

/** One statement at a time, also without values: what is behind a semicolon is refused. The package's types do not know it. */
const single: object = { simple: false }

/** Ends of a transaction, also where they fail. */
const ending = /^(?:commit|rollback)$/i

const counted = /^(?:INSERT|UPDATE|DELETE|MERGE)$/

/** One session of a PostgreSQL server, connected again when it was lost. */
class PostgresSession implements Session {
  private readonly server: PostgresServer
  private wire: Wire | undefined
  private isBegun = false
  private limitMs = 0

  constructor(server: PostgresServer) {
    this.server = server
  }

  run: Session['run'] = async (statements, limits) => {
    const results: Result[] = []
    let { isWithin } = limits
    // One at a time: what goes out together with a BEGIN that is lost would run outside of it, as the owner of all rows.
    for (const statement of statements) {
      results.push(await this.one(statement, { ...limits, isWithin }))
      isWithin ||= this.isBegun
    }
    return results
  }

  script: Session['script'] = (sql, limits) => this.ask(limits, (wire) => wire.sql.unsafe(sql).simple())

  isInTransaction(): boolean {
    return this.isBegun && this.wire?.isOver === false
  }

  async close(): Promise<void> {
    await this.wire?.sql.end({ timeout: 2 })
  }

  private async one({ sql, parameters }: Statement, limits: Limits): Promise<Result> {
    const values = parameters.map((value) => value ?? null) as postgres.ParameterOrJSON<never>[]
    try {
      const rows = await this.ask(limits, (wire) => wire.sql.unsafe(sql, values, single))
      this.isBegun ||= rows.command === 'BEGIN'
      return { rows: [...rows], affectedRows: counted.test(rows.command) ? rows.count : undefined }
    } finally {
      if (ending.test(sql)) this.isBegun = false
    }
  }

  private async ask<Answer>(limits: Limits, send: (wire: Wire) => Promise<Answer>): Promise<Answer> {
    const wire = await this.ready(limits)
    try {
      const answer = await inTime(send(wire), limits.milliseconds + lateMs)
      if (answer === undefined) throw noAnswer()
      return answer
    } catch (error) {
      if (codeOf(error) === '57014') this.server.noteEnded(limits.milliseconds)
      if (isOfStatement(error)) throw error
      await end(wire)
      throw this.server.away(error)
    }
  }

  /** The connection of an open transaction, or one on which the next may begin. */
  private async ready({ milliseconds, isWithin }: Limits): Promise<Wire> {
    if (isWithin && !this.isInTransaction()) throw notNow()
    if (isWithin) return this.wire!
    this.isBegun = false
    try {
      await this.server.hold()
      if (this.wire?.isOver !== false) [this.wire, this.limitMs] = [await this.server.open(), 0]
      // For the session: the same in each transaction of requests, and a rollback would take it back.
      if (this.limitMs !== milliseconds) await this.wire.sql.unsafe(`set statement_timeout = ${milliseconds}`)
      this.limitMs = milliseconds
      this.server.answers()
      return this.wire
    } catch (error) {
      throw this.server.away(error)
    }
  }
}

/**
 * Opens a database of a PostgreSQL server, version 15 or later, for this process alone; throws a plain sentence where it is not there, belongs
 * to something else, or may not be set up by this user.
 *
 * @param folder the data folder of the rest, which must belong to it
 */
export async function openPostgres(
  address: PostgresAddress,
  folder?: ClaimedFolder,
  log: (line: string) => void = () => {},
): Promise<OpenDatabase> {
  const server = new PostgresServer(address, log)
  await server.claim(folder)
  const database = databaseOver(Array.from({ length: sessions }, () => new PostgresSession(server)))
  return {
    ...database,
    async close() {
      await database.close()
      await server.close()
    },
  }
}
