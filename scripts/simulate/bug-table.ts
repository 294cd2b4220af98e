import { readFile, writeFile } from 'node:fs/promises'

/** A planted bug, after how many schedules it was caught, and the first broken promise; without one it was not. */
export interface CaughtBug {
  readonly name: string
  readonly schedules: number
  readonly violation: string | undefined
}

const document = 'docs/simulator.md'
const mark = '<!-- written by `npm run simulate -- --bugs` -->'

/** Returns the rows of the table, the last to be caught first. */
export function bugRows(caught: readonly CaughtBug[]): string[] {
  const sorted = caught.toSorted((a, b) => b.schedules - a.schedules || (a.name < b.name ? -1 : 1))
  return sorted.map(
    ({ name, schedules, violation }) =>
      `| ${name} | ${violation === undefined ? 'not' : schedules} | ${violation?.replaceAll('|', '/') ?? `within ${schedules}`} |`,
  )
}

/** Writes the table into docs/simulator.md, below its mark; bugs that were not tried now keep their rows. */
export async function writeBugTable(tried: readonly CaughtBug[], names: readonly string[]): Promise<void> {
  const [text = '', table = ''] = (await readFile(document, 'utf8')).split(mark)
  const known = new Map([...rowsIn(table), ...tried].map((bug) => [bug.name, bug]))
  const caught = names.flatMap((name) => known.get(name) ?? [])
  const found = caught.filter(({ violation }) => violation !== undefined)
  const counts = found.map(({ schedules }) => schedules).toSorted((a, b) => a - b)
  const median = counts[Math.floor(counts.length / 2)]
  const total = `${found.length} of ${caught.length} planted bugs were caught, half of them within ${median} schedules.`
  const head = ['| planted bug | caught after schedules | by the broken promise |', '|---|---|---|']
  await writeFile(document, `${text}${mark}\n\n${total}\n\n${[...head, ...bugRows(caught)].join('\n')}\n`)
  console.log(total)
}

/** Reads the rows of a table. */
function rowsIn(table: string): CaughtBug[] {
  return [...table.matchAll(/^\| (.+?) \| (\d+) \| (.+?) \|$/gm)].map(([, name, schedules, violation]) => ({
    name: name!,
    schedules: Number(schedules),
    violation: violation!,
  }))
}
