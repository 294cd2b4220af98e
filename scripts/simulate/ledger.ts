import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import type { Figures } from '#src/simulator/run.ts'

/** One run of the simulator that went into the ledger. Anyone can repeat it: `npm run simulate -- --seed from --schedules n`. */
export interface LedgerRow {
  /** Of package.json. */
  readonly version: string
  readonly commit: string
  /** ISO date. */
  readonly date: string
  /** The first seed, and how many follow one another from it. */
  readonly from: number
  readonly schedules: number
  /** Actions of people and pages, and faults, of all schedules together. */
  readonly operations: number
  readonly faults: Readonly<Record<string, number>>
  /** Seeds that broke a promise. */
  readonly failed: readonly number[]
  readonly seconds: number
}

const file = 'docs/simulator-ledger.json'

/** Returns the ledger's rows, the earliest first. */
export async function ledger(): Promise<LedgerRow[]> {
  return JSON.parse(await readFile(file, 'utf8')) as LedgerRow[]
}

/** Returns the first seed that no run of the ledger has been through. */
export async function nextSeed(): Promise<number> {
  return Math.max(0, ...(await ledger()).map(({ from, schedules }) => from + schedules))
}

/** Adds a run to the ledger. */
export async function enter(from: number, figures: Figures, seconds: number): Promise<void> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const row: LedgerRow = {
    version,
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD']).toString().trim(),
    date: new Date().toISOString().slice(0, 10),
    from,
    schedules: figures.schedules,
    operations: figures.operations,
    faults: Object.fromEntries([...figures.faultCounts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    failed: figures.failures.map(({ seed }) => seed),
    seconds: Math.round(seconds),
  }
  await writeFile(file, `${JSON.stringify([...(await ledger()), row], null, 2)}\n`)
}
