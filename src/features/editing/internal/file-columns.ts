import { latinDigits } from '#src/base/phone.ts'
import { folded } from '#src/base/folded.ts'
import type { FileColumn, FileWord, FileWords } from '#src/features/editing/file-words.ts'
import type { Table } from '#src/platform/tables/read-tables.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { wordColumns } from './file-out.ts'

/** The headings of a file: where each column stands, by its name, those of words with their language: `price`, `name pa`. */
export interface Head {
  readonly columns: ReadonlyMap<string, number>
  /** Headings that are not read. */
  readonly ignored: readonly string[]
  /** The number of the first rows that are headings or stand above them. */
  readonly first: number
}

/** The headings stand in one of the first rows; above them people write the shop's name and a date. */
const headRows = 20

/** Words that change no heading. */
const fillers = new Set(['in', 'of', 'the', 'ਵਿੱਚ', 'में'].map(folded))

/** Returns the words of a text in one spelling. */
export function plainWords(text: string): string[] {
  const words =
    latinDigits(folded(text))
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? []
  return words.filter((word) => !fillers.has(word))
}

/** Returns a text in one spelling, for comparing. */
export const plain = (text: string) => plainWords(text).join(' ')

/** Returns names by each of their words in every language. */
export function named<Name extends string>(all: Readonly<Record<Name, FileWord>>): ReadonlyMap<string, Name> {
  return new Map(
    (Object.entries(all) as [Name, FileWord][]).flatMap(([name, { words, also = [] }]) =>
      [...Object.values(words), ...also].map((word) => [plain(word), name] as const),
    ),
  )
}

/** Returns a function that finds the headings of a file; `undefined` where no row has any. */
export function headFinder({ columns, languageWords }: FileWords): (rows: Table) => Head | undefined {
  const names = named(columns)
  const codes = new Map(
    Object.entries(languageWords).flatMap(([code, words]) =>
      words.map((word) => [plain(word), code] as const),
    ),
  )
  const read = (heading: string) => columnOf(heading, names, codes)
  return (rows) => {
    let best: Head | undefined
    for (const [at, row] of rows.slice(0, headRows).entries()) {
      const head = headAt(row, at, read)
      if (head.columns.size > (best?.columns.size ?? 0)) best = head
    }
    return best
  }
}

function headAt(row: readonly string[], at: number, read: (heading: string) => string | undefined): Head {
  const columns = new Map<string, number>()
  const ignored: string[] = []
  for (const [index, heading] of row.entries()) {
    const column = read(heading)
    if (column && !columns.has(column)) columns.set(column, index)
    else if (heading.trim()) ignored.push(heading.trim())
  }
  return { columns, ignored, first: at + 1 }
}

function columnOf(
  heading: string,
  names: ReadonlyMap<string, FileColumn>,
  codes: ReadonlyMap<string, string>,
): string | undefined {
  const words = plainWords(heading)
  const whole = names.get(words.join(' '))
  const code = words.map((word) => codes.get(word)).find((each) => each !== undefined)
  const column = whole ?? names.get(words.filter((word) => !codes.has(word)).join(' '))
  if (!column || !wordColumns.some((each) => each === column)) return column
  const known = languages.find((each) => each === code)
  return `${column} ${known ?? scriptOf(heading)}`
}

/** Returns the language in whose letters a heading without one is written. */
function scriptOf(heading: string): Language {
  if (/[\u0a00-\u0a7f]/.test(heading)) return 'pa'
  return /[\u0900-\u097f]/.test(heading) ? 'hi' : 'en'
}
