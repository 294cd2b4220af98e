/** A planted bug, after how many schedules it was caught, and the first broken promise; without one it was not. */
export interface CaughtBug {
  readonly name: string
  readonly schedules: number
  readonly violation: string | undefined
}

/** Returns the rows of the table, the last to be caught first. */
export function bugRows(caught: readonly CaughtBug[]): string[] {
  const sorted = caught.toSorted((a, b) => b.schedules - a.schedules || (a.name < b.name ? -1 : 1))
  return sorted.map(
    ({ name, schedules, violation }) =>
      `| ${name} | ${violation === undefined ? 'not' : schedules} | ${violation?.replaceAll('|', '/') ?? `within ${schedules}`} |`,
  )
}

/** Returns how many bugs were caught, and after how many schedules half of them. */
export function bugTotal(caught: readonly CaughtBug[]): string {
  const found = caught.filter(({ violation }) => violation !== undefined)
  const counts = found.map(({ schedules }) => schedules).toSorted((a, b) => a - b)
  const median = counts[Math.floor(counts.length / 2)]
  return `${found.length} of ${caught.length} planted bugs were caught, half of them within ${median} schedules.`
}
