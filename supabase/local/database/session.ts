import type { PGlite } from '@electric-sql/pglite'

/** A statement with its values. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** The result of the last statement that ran. */
export interface Result {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows?: number | undefined
}

/** How long something may take, and whether it belongs to a transaction that the caller has begun. */
export interface Limits {
  readonly milliseconds: number
  readonly isWithin: boolean
}

/** The one session of an embedded PostgreSQL. Its callers run one after another. */
export interface Session {
  /** Runs statements one after another; throws the error of the first that fails, or 57014 once they took too long. */
  run(statements: readonly Statement[], limits: Limits): Promise<Result>
  /** Runs a script of many statements. */
  script(sql: string, limits: Limits): Promise<Result>
  /** True between BEGIN and its end. */
  isInTransaction(): boolean
  close(): Promise<void>
}

/** Runs statements one after another on a PGlite. */
export async function runOn(pg: PGlite, statements: readonly Statement[]): Promise<Result> {
  let result: Result = { rows: [] }
  for (const { sql, parameters } of statements)
    result = await pg.query<Record<string, unknown>>(sql, [...parameters])
  return { rows: result.rows, affectedRows: result.affectedRows }
}

/** Runs a script on a PGlite; returns the result of its first statement. */
export async function runScript(pg: PGlite, sql: string): Promise<Result> {
  const [first] = await pg.exec(sql)
  return { rows: first?.rows ?? [] }
}

/** A session in this thread, for tests: nothing can end a statement, and everybody waits for it. */
export const sessionHere = (pg: PGlite): Session => ({
  run: (statements) => runOn(pg, statements),
  script: (sql) => runScript(pg, sql),
  isInTransaction: () => pg.isInTransaction(),
  close: () => pg.close(),
})
