/** A bar of a report. */
export interface Sum {
  readonly label: string
  readonly count: number
}

/** Counts added up by name, the largest first. */
export function sumsBy<Row extends { readonly count: number }>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
): Sum[] {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(labelOf(row), (sums.get(labelOf(row)) ?? 0) + row.count)
  return [...sums]
    .map(([label, count]) => ({ label, count }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
}

/** States without work of their own: spam, and requests that another one replaces. */
const uncounted = ['spam', 'replaced']

/** Returns the rows of a report that count as work that came in. */
export function cameIn<Row extends { readonly status: string }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ status }) => !uncounted.includes(status))
}

const week = 7 * 86_400_000

/** The Mondays of so many weeks from the first on, also those in which nothing came. */
export function weeksSince(first: string, count: number): string[] {
  const from = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) => new Date(from + at * week).toISOString().slice(0, 10))
}
