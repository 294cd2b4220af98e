import postgres from 'postgres'
import { PlainError } from '#local/plain-error.ts'
import { parsers, serializers } from './pglite.ts'
import { type PostgresAddress, placeOf } from './postgres-address.ts'
import { claimDatabase, type ClaimedFolder, failureOf } from './postgres-claim.ts'
import { inTime } from './session.ts'

/** Phones wait for 12 seconds: they are to hear that the database is away, and not nothing. */
const longestConnectMs = 4_000

/** Values as the embedded database has them. */
const readers: typeof parsers = {
  16: (text) => text === 't',
  17: (text) => Buffer.from(text.slice(2), 'hex'),
  ...parsers,
}
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const types = Object.fromEntries(
  Object.keys({ ...serializers, ...readers }).map((oid) => [
    oid,
    {
      to: Number(oid),
      from: [Number(oid)],
      serialize: serializers[Number(oid)] ?? asText,
      parse: readers[Number(oid)] ?? ((text: string) => text),
    },
  ]),
)

/** A connection that lives once: after its end nothing more goes out on it, and what was open in it is undone. */
export interface Wire {
  readonly sql: postgres.Sql
  isOver: boolean
}

/** PostgreSQL's error when nobody can connect now: PostgREST answers 503, and a phone sends again. */
export const notNow = (cause?: unknown) =>
  Object.assign(new Error('the database does not answer now', { cause }), { code: '57P03' })

/** The error of a connection that says nothing. */
export const noAnswer = () => Object.assign(new Error('No answer came in time'), { code: 'CONNECT_TIMEOUT' })

/** The server: opens connections while no other server of ours has the database. */
export class PostgresServer {
  private readonly address: PostgresAddress
  private readonly log: (line: string) => void
  private holder: Promise<Wire> | undefined
  private isAway = false
  private isClosed = false

  constructor(address: PostgresAddress, log: (line: string) => void) {
    this.address = address
    this.log = log
  }

  /** Takes the database for this process; throws a plain sentence where it cannot or must not be used. */
  async claim(folder: ClaimedFolder | undefined): Promise<void> {
    try {
      const { sql } = await this.hold()
      await claimDatabase(sql, this.address, folder)
    } catch (error) {
      await this.close()
      throw failureOf(error, this.address)
    }
  }

  /**
   * Resolves while this process holds the lock on the database. It has a connection of its own, and is taken again when that was lost: two
   * servers would have keys, limits and files of their own.
   */
  async hold(): Promise<Wire> {
    const holder = (this.holder ??= this.lock())
    try {
      return await holder
    } catch (error) {
      if (this.holder === holder) this.holder = undefined
      throw error
    }
  }

  /** The error of a request while the database is away, which is logged once. */
  away(error: unknown): Error {
    const { code, message } = error as { code?: string; message: string }
    if (!this.isAway && !this.isClosed)
      this.log(
        `PostgreSQL is away (${code ?? message}): the ${placeOf(this.address)}. Calls are answered 503, and phones send again. It goes on by itself.`,
      )
    this.isAway = true
    return notNow(error)
  }

  /** Notes that the database is there, once after it was away. */
  answers(): void {
    if (this.isAway) this.log(`PostgreSQL answers again: the ${placeOf(this.address)}.`)
    this.isAway = false
  }

  noteEnded(milliseconds: number): void {
    this.log(`A statement took longer than ${milliseconds / 1000} s and was ended.`)
  }

  async close(): Promise<void> {
    this.isClosed = true
    const wire = await this.holder?.catch(() => undefined)
    await wire?.sql.end({ timeout: 1 })
  }

  private async lock(): Promise<Wire> {
    const wire = await this.open(() => {
      this.holder = undefined
      // At once, so that nobody else takes it meanwhile; later with the next request.
      if (!this.isClosed) this.hold().catch((error: unknown) => this.away(error))
    })
    const [row] = await wire.sql.unsafe(`select pg_try_advisory_lock(hashtext('khet-seva')) as ours`)
    if (row?.['ours'] === true) return wire
    await end(wire)
    throw new PlainError(
      `Another Khet Seva uses the ${placeOf(this.address)}. Stop that one first, or name another database in DATABASE_URL.`,
    )
  }

  /** A new connection. */
  async open(lost = () => {}): Promise<Wire> {
    const { host, port, ssl, ...others } = this.address
    const wire: Wire = {
      isOver: false,
      sql: postgres({
        ...others,
        // By its name: the package would check the certificate for localhost where the host is a number.
        ssl: ssl === 'verify-full' ? { host } : ssl,
        // As lists: alone, the package cuts an IPv6 address at its colons.
        ...(host.startsWith('/')
          ? { path: `${host}/.s.PGSQL.${port}` }
          : ({ host: [host], port: [port] } as object)),
        max: 1,
        max_lifetime: null,
        onnotice: () => {},
        onclose: () => {
          if (!wire.isOver) lost()
          wire.isOver = true
        },
        types,
        connection: {
          application_name: 'khet-seva',
          TimeZone: 'UTC',
          DateStyle: 'ISO, MDY',
          // Of a machine that is gone without a word nothing stays open or locked.
          idle_in_transaction_session_timeout: 60_000,
          tcp_keepalives_idle: 30,
          tcp_keepalives_interval: 10,
          tcp_keepalives_count: 3,
        },
      }),
    }
    try {
      if (await inTime(wire.sql.unsafe('select 1'), longestConnectMs)) return wire
      throw noAnswer()
    } catch (error) {
      await end(wire)
      throw error
    }
  }
}

/** Ends a connection and what is open in it. */
export async function end(wire: Wire): Promise<void> {
  wire.isOver = true
  await wire.sql.end({ timeout: 0 })
}
