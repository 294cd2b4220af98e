import type { Paise } from '#src/base/money.ts'
import { indiaDay } from '#src/base/day.ts'
import type { KhataEntry } from '#src/features/khata/stored-khata.ts'

/** A line of a statement, with the balance after it. */
export interface StatementLine {
  readonly entry: KhataEntry
  /** The day of India on which it happened. */
  readonly day: string
  readonly balance: Paise
}

/** The entries of a khata from one day to another, both included, the oldest first. */
export interface Statement {
  readonly from: string
  readonly to: string
  /** The balance before the first line. */
  readonly before: Paise
  readonly lines: readonly StatementLine[]
  /** The sums of what was taken and what was paid, both more than nothing. */
  readonly taken: Paise
  readonly paid: Paise
  /** The balance after the last line. */
  readonly after: Paise
}

/** Returns the statement of a period. */
export function statementOf(entries: readonly KhataEntry[], from: string, to: string): Statement {
  const oldestFirst = entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  let [before, balance, taken, paid] = [0, 0, 0, 0]
  const lines: StatementLine[] = []
  for (const entry of oldestFirst) {
    const day = indiaDay(0, Date.parse(entry.at))
    if (day > to) break
    balance += entry.paise
    if (day < from) {
      before = balance
      continue
    }
    if (entry.paise < 0) taken -= entry.paise
    else paid += entry.paise
    lines.push({ entry, day, balance })
  }
  return { from, to, before, lines, taken, paid, after: balance }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Returns the first and the last day of a month, 0 for the current one, 1 for the one before. */
export function monthDays(back: number, today = indiaDay()): readonly [first: string, last: string] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return [
    dayOf(new Date(Date.UTC(year, month - 1 - back, 1))),
    dayOf(new Date(Date.UTC(year, month - back, 0))),
  ]
}
