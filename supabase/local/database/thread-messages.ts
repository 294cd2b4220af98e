import type { Result, Statement } from './session.ts'

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
  readonly result?: Result
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
