/** Number of rounds. */
export const rounds = Number(process.env['ROUNDS'] ?? 9)

/** Median, the 95th of a hundred, least and most of some measurements. */
export interface Spread {
  readonly median: number
  readonly p95: number
  readonly least: number
  readonly most: number
}

/** Our value and the floor, with their ratio. */
export interface Pair {
  readonly app: Spread
  readonly floor: Spread
  readonly ratio: number
}

/** Measures two things in alternation, so that other load slows both; the first pair warms up and is not counted. */
export async function inTurn(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  times = rounds,
): Promise<Pair> {
  const [app, floor]: [number[], number[]] = [[], []]
  for (let round = 0; round <= times; round++) {
    const pair = [await ours(), await theirs()] as const
    if (round === 0) continue
    app.push(pair[0])
    floor.push(pair[1])
  }
  return pairOf(app, floor)
}

/** Returns the pair of two series measured in turn. */
export function pairOf(app: readonly number[], floor: readonly number[]): Pair {
  return { app: spread(app), floor: spread(floor), ratio: spread(app).median / spread(floor).median }
}

/** Returns median, least and greatest. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]!
  return { median: at(0.5), p95: at(0.95), least: at(0), most: at(1) }
}

/** A time in words: the median, and in brackets the least and the most. */
export function timeText({ median, least, most }: Spread): string {
  return `${median.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)})`
}

/** A pair in one line. */
export function pairText(name: string, { app, floor, ratio }: Pair, against = 'floor'): string {
  return `${name.padEnd(34)} ${timeText(app)}  ${against} ${timeText(floor)}  ratio ${ratio.toFixed(2)}`
}
