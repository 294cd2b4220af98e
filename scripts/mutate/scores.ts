import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = 'docs/mutation-scores.json'

/** A mutant that no test notices. */
export interface Survivor {
  readonly file: string
  /** The line that is changed, without its indent. */
  readonly line: string
  readonly from: string
  readonly to: string
  /** Why no test can notice it. Without one, the run fails. */
  readonly why?: string
}

/** Counts of one area's run. */
export interface Score {
  readonly date: string
  readonly mutants: number
  readonly killed: number
  readonly survivors: readonly Survivor[]
}

export type Scores = Readonly<Record<string, Score>>

/** Returns the latest score of each area that was run. */
export function readScores(): Scores {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Scores) : {}
}

/** Stores the score of an area in place of its earlier one. */
export function writeScore(area: string, score: Score): void {
  const all = Object.entries({ ...readScores(), [area]: score }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

/** Returns the killed of all mutants, in percent. */
export const percentOf = ({ killed, mutants }: Pick<Score, 'killed' | 'mutants'>) =>
  mutants === 0 ? 100 : (100 * killed) / mutants

/** Returns survivors with the explanations that earlier survivors had for the same change of the same line. */
export function explained(survivors: readonly Survivor[], earlier: readonly Survivor[]): Survivor[] {
  const keyOf = ({ file: of, line, from, to }: Survivor) => JSON.stringify([of, line, from, to])
  const reasons = new Map(earlier.map((survivor) => [keyOf(survivor), survivor.why]))
  return survivors.map((survivor) => {
    const why = reasons.get(keyOf(survivor))
    return why === undefined ? survivor : { ...survivor, why }
  })
}

/** The part of Stryker's result that a survivor is made of; lines and columns begin at 1. */
export interface Mutant {
  readonly fileName: string
  readonly location: { readonly start: Position; readonly end: Position }
  readonly replacement?: string
}

interface Position {
  readonly line: number
  readonly column: number
}

const longestText = 120
const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, longestText)

/** Returns a mutant as it is stored: `text` is its file's, `path` its path in this repository. */
export function survivorOf(
  { location: { start, end }, replacement }: Mutant,
  path: string,
  text: string,
): Survivor {
  const lines = text.split('\n')
  const part = lines.slice(start.line - 1, end.line)
  const last = part.length - 1
  const from = part.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
  )
  return {
    file: path,
    line: shortened(lines[start.line - 1] ?? ''),
    from: shortened(from.join('\n')),
    to: shortened(replacement ?? ''),
  }
}
