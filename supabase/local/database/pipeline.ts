import { messages, type PGlite, protocol, types } from '@electric-sql/pglite'
import type { Result, Statement } from './statement.ts'

const { serialize } = protocol

/** Statements that PostgreSQL keeps parsed and planned for their next use, and the longest of them. */
const [mostKept, longestKept] = [64, 2_000]

/** Statements that make no text mean something else afterwards, as `alter table` would. */
export const keepsMeaning = /^\s*(?:select|with|insert|update|delete|set|begin|commit|rollback)\b/i

/** The parsed statements of one PostgreSQL: their names by their text, the latest used last. */
interface Kept {
  readonly names: Map<string, string>
  /** Names that are to be dropped with the next message. */
  dropped: string[]
  count: number
}

const keptBy = new WeakMap<PGlite, Kept>()

function keptOf(pg: PGlite): Kept {
  const known = keptBy.get(pg)
  if (known) return known
  const kept: Kept = { names: new Map(), dropped: [], count: 0 }
  keptBy.set(pg, kept)
  return kept
}

/** Drops all parsed statements: what they are about may have changed. */
export function forgetStatements(pg: PGlite): void {
  const kept = keptOf(pg)
  kept.dropped.push(...kept.names.values())
  kept.names.clear()
}

/** The text of a statement under its name; without one it serves once. */
interface Text {
  readonly sql: string
  readonly name: string
}

const isList = (parameters: readonly unknown[]) => parameters.some((value) => Array.isArray(value))

/** True if all of them go out in one message: a list is written by its type, which PostgreSQL is asked for first. */
export const isPipelined = (statements: readonly Statement[]) =>
  statements.every(({ sql, parameters }) => keepsMeaning.test(sql) && !isList(parameters))

/**
 * The messages of one statement; its text goes too, under a name if it is to be kept, where PostgreSQL does not have it. `sent` gets
 * each text that goes, in order.
 */
function messagesOf({ sql, parameters }: Statement, kept: Kept, sent: Text[]): Uint8Array[] {
  const known = kept.names.get(sql) ?? sent.find((text) => text.sql === sql && text.name !== '')?.name
  if (known !== undefined && kept.names.delete(sql)) kept.names.set(sql, known)
  const name = known ?? (sql.length <= longestKept ? `kept_${++kept.count}` : '')
  if (known === undefined) sent.push({ sql, name })
  return [
    ...(known === undefined ? [serialize.parse({ name, text: sql })] : []),
    serialize.bind({ statement: name, values: parameters.map((value) => (value ?? null) as string | null) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
  ]
}

function dropOldest({ names, dropped }: Kept): void {
  for (const [sql, name] of names) {
    if (names.size <= mostKept) return
    names.delete(sql)
    dropped.push(name)
  }
}

const isJson = (type: number) => type === types.JSON || type === types.JSONB

/** Reads the results of all statements that ran; JSON stays text, for whoever gets it (`json` names its columns). */
function resultsOf(answer: readonly { name: string }[], pg: PGlite): Result[] {
  const results: Result[] = []
  let fields: messages.RowDescriptionMessage['fields'] = []
  let rows: Record<string, unknown>[] = []
  for (const message of answer) {
    if (message instanceof messages.RowDescriptionMessage) fields = message.fields
    else if (message instanceof messages.DataRowMessage)
      rows.push(
        Object.fromEntries(
          fields.map(({ name, dataTypeID }, place) => {
            const text = message.fields[place] ?? null
            return [name, isJson(dataTypeID) ? text : types.parseType(text, dataTypeID, pg.parsers)]
          }),
        ),
      )
    else if (message instanceof messages.CommandCompleteMessage) {
      const [, count] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(message.text) ?? []
      const json = fields.filter(({ dataTypeID }) => isJson(dataTypeID)).map(({ name }) => name)
      results.push({ rows, affectedRows: Number(count ?? 0), ...(json.length > 0 ? { json } : {}) })
      ;[fields, rows] = [[], []]
    }
  }
  return results
}

/**
 * Runs statements one after another in one message: each message to PostgreSQL and each text that it parses costs half a
 * millisecond, which is most of a call. Returns the results of all; throws the error of the first that fails.
 */
export function runPipelined(pg: PGlite, statements: readonly Statement[]): Promise<Result[]> {
  return pg.runExclusive(async () => {
    const kept = keptOf(pg)
    const sent: Text[] = []
    const parts = [
      ...kept.dropped.splice(0).map((name) => serialize.close({ type: 'S', name })),
      ...statements.flatMap((statement) => messagesOf(statement, kept, sent)),
      serialize.sync(),
    ]
    const answer = await pg.execProtocol(Buffer.concat(parts), { throwOnError: false })
    // After an error PostgreSQL skips the rest, and does not know its texts.
    const parsed = answer.messages.filter(({ name }) => name === 'parseComplete').length
    for (const { sql, name } of sent.slice(0, parsed)) if (name !== '') kept.names.set(sql, name)
    dropOldest(kept)
    const error = answer.messages.find((message) => message instanceof messages.DatabaseError)
    if (error) throw error
    return resultsOf(answer.messages, pg)
  })
}
