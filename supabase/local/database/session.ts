import type { PGlite } from '@electric-sql/pglite'
import { forgetStatements, isPipelined, keepsMeaning, runPipelined } from './pipeline.ts'
import { type Result, type Statement, withJson } from './statement.ts'

/** How long something may take, and whether it belongs to a transaction that the caller has begun. */
export interface Limits {
  readonly milliseconds: number
  readonly isWithin: boolean
}

/** The one session of an embedded PostgreSQL. Its callers run one after another. */
export interface Session {
  /** Runs statements one after another; throws the error of the first that fails, or 57014 once they took too long. */
  run(statements: readonly Statement[], limits: Limits): Promise<Result[]>
  /** Runs a script of many statements. */
  script(sql: string, limits: Limits): Promise<unknown>
  /** True between BEGIN and its end. */
  isInTransaction(): boolean
  close(): Promise<void>
}

/** The answer in time; `undefined` when it is late. */
export function inTime<Value>(answer: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, limitMs, undefined)))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Runs statements one after another on a PGlite. */
export async function runOn(pg: PGlite, statements: readonly Statement[]): Promise<Result[]> {
  if (isPipelined(statements)) return runPipelined(pg, statements)
  const results: Result[] = []
  try {
    for (const { sql, parameters } of statements)
      results.push(await pg.query<Record<string, unknown>>(sql, [...parameters]))
  } finally {
    if (!statements.every(({ sql }) => keepsMeaning.test(sql))) forgetStatements(pg)
  }
  return results.map(({ rows, affectedRows }) => ({ rows, affectedRows }))
}

/** Runs a script on a PGlite. */
export async function runScript(pg: PGlite, sql: string): Promise<Result[]> {
  await pg.exec(sql)
  forgetStatements(pg)
  return []
}

/** A session in this thread, for tests: nothing can end a statement, and everybody waits for it. */
export const sessionHere = (pg: PGlite): Session => ({
  run: async (statements) => (await runOn(pg, statements)).map(withJson),
  script: (sql) => runScript(pg, sql),
  isInTransaction: () => pg.isInTransaction(),
  close: () => pg.close(),
})

/** How a thread of the database begins. */
export interface ThreadStart {
  readonly folder: string
  /** Names of PGlite's extensions. */
  readonly extensions: readonly string[]
  /** PostgreSQL, compiled once for all threads. */
  readonly postgres: WebAssembly.Module
}

/** What is asked of the thread; one at a time. */
export type Task =
  | { readonly run: readonly Statement[] }
  | { readonly script: string }
  | { readonly close: true }

/** An error as it passes between threads, which drop all but the message of one. */
export interface SentError {
  readonly name: string
  readonly message: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** What the thread answers. */
export interface Answer {
  readonly results?: readonly Result[]
  readonly error?: SentError
  readonly isInTransaction: boolean
  /** Memory of PostgreSQL in bytes. It never shrinks. */
  readonly memory: number
  /** The time that the processor has worked for this thread. */
  readonly processorMs: number
}

const passed = ['code', 'detail', 'hint', 'position', 'severity', 'constraint', 'table', 'column', 'schema']

/** An error in parts that pass between threads. */
export function sentError(error: unknown): SentError {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const given = Object(error) as Record<string, unknown>
  const fields = Object.fromEntries(passed.flatMap((key) => (key in given ? [[key, given[key]]] : [])))
  return { name, message, fields }
}

const kinds: Record<string, ErrorConstructor> = { RangeError, TypeError, URIError }

/** The error that was sent. */
export const receivedError = ({ name, message, fields }: SentError): Error =>
  Object.assign(new (kinds[name] ?? Error)(message), fields)
