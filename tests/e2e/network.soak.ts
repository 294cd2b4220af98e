import { expect, test } from 'vitest'
import { actions, conditions, runMatrix, type Cell } from '#e2e/network-matrix.ts'

const listed = <T extends string>(name: string, all: readonly T[]): T[] => {
  const wanted = process.env[name]?.split(',')
  return all.filter((item) => !wanted || wanted.includes(item))
}

/**
 * Every action under every condition of the network: `npm run build`, then `npm run soak -- network`. `ACTIONS` and `CONDITIONS`
 * choose some, `DIST` and `HEADERS` another build.
 */
test(
  'whatever the network does, a page loads in time and the app recovers by itself',
  { timeout: 3_600_000 },
  async () => {
    const { DIST: dist, HEADERS: headersFile } = process.env
    const options = {
      ...(dist && { dist }),
      ...(headersFile && { headersFile }),
      actions: listed('ACTIONS', actions),
      conditions: listed('CONDITIONS', conditions),
    }
    const cells = await runMatrix(options, (cell) => void process.stdout.write(`${lineOf(cell)}\n`))
    // On a first visit there is no app yet that could say anything; the browser does.
    const late = cells.filter(({ action, readable }) => action !== 'first visit' && readable === undefined)
    const locked = cells.filter(({ opensAfter }) => opensAfter === null)
    expect([...late, ...locked].map(lineOf)).toEqual([])
  },
)

const lineOf = ({ action, condition, readable, recovered, opensAfter, seen }: Cell) =>
  [action, condition, seconds(readable), seconds(recovered), seconds(opensAfter), seen.slice(0, 60)].join(
    ' | ',
  )

const seconds = (value: number | null | undefined) => value?.toFixed(1) ?? '–'
