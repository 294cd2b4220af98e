/** A statement with its values. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** The result of a statement. */
export interface Result {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows?: number | undefined
  /** Columns whose values are still the text of JSON: it passes between threads at a fraction of what it says. */
  readonly json?: readonly string[]
}

/** A result with its JSON read. */
export const withJson = ({ rows, affectedRows, json = [] }: Result): Result => {
  for (const row of rows)
    for (const name of json) if (typeof row[name] === 'string') row[name] = JSON.parse(row[name])
  return { rows, affectedRows }
}
