/** Parts whose numbers are counted, not timed: any difference is one of ours. */
const counted = new Set(['bytes'])

/** Ratios that moved by less than this are the machine's. */
const noise = 0.1

type Figures = Readonly<Record<string, unknown>>

/**
 * Returns the differences from a stored run, a line each: every count, by page and package, and every ratio that
 * moved by more than a tenth. Times are not compared, because machines differ.
 */
export function changesSince(baseline: Figures, now: Figures): string[] {
  return Object.keys(now).flatMap((part) =>
    part in baseline ? changesIn(baseline[part], now[part], [part], counted.has(part)) : [],
  )
}

function changesIn(before: unknown, after: unknown, path: readonly string[], isCount: boolean): string[] {
  if (typeof before === 'number' && typeof after === 'number')
    return isWorthALine(path.at(-1)!, isCount, before, after) ? [lineOf(path, before, after)] : []
  if (!isObject(before) || !isObject(after)) return []
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => {
    const counts = isCount && (typeof before[key] === 'number' || typeof after[key] === 'number')
    const [one, other] = [before[key] ?? (counts ? 0 : undefined), after[key] ?? (counts ? 0 : undefined)]
    return changesIn(one, other, [...path, key], isCount)
  })
}

function isWorthALine(name: string, isCount: boolean, before: number, after: number): boolean {
  if (name === 'ratio') return Math.abs(after / before - 1) > noise
  return isCount && before !== after
}

const isObject = (value: unknown): value is Figures => typeof value === 'object' && value !== null

function lineOf(path: readonly string[], before: number, after: number): string {
  const sign = after > before ? '+' : '−'
  return `${path.join(' › ')}: ${text(before)} → ${text(after)} (${sign}${text(Math.abs(after - before))})`
}

const text = (value: number) => (Number.isInteger(value) ? value.toLocaleString('en-IN') : value.toFixed(2))
