import { latinDigits } from '#src/base/phone.ts'
import { beforeLessThan, indicCell } from '#src/features/soil/internal/lab-words.ts'

/** How a file writes decimals: with a point, with a comma, or nobody can tell. */
export type Decimals = 'point' | 'comma' | 'unknown'

/**
 * The content of a cell: a number, or less than a limit that is a number or `null` where the cell names none, both with the unit
 * written behind; nothing; an error of a spreadsheet; or something else.
 */
export type CellNumber =
  | { readonly number: number; readonly unit?: string }
  | { readonly below: number | null; readonly unit?: string }
  | { readonly absent: true }
  | { readonly error: true }
  | { readonly wrong: true }

/** Words for "not tested" in a cell, without blanks and points. */
const absent = new Set([
  '',
  '-',
  '--',
  '---',
  'na',
  'n/a',
  'nt',
  'nottested',
  'notdone',
  'notanalysed',
  'notanalyzed',
])

/** Words for "less than can be measured", once or several times: `BDL (DL = 0.1)`. */
const belowWords =
  /^<?(?:bdl|bql|blq|bloq|blod|bld|mdl|ld|dl|lod|loq|rl|n\/?d|nf|not ?(?:detect(?:ed|able)|found|traceable)|none? ?detect(?:ed)?|undetect(?:ed|able)|traces?|tr|nil|none(?: found)?|absent|negligible|below (?:the )?(?:(?:limit of )?(?:det(?:ection|ectable|\.)?|quantif(?:ication|iable)|measurable|lod|loq|mdl)) ?(?:limits?|levels?|range)?)(?![a-z])[\s:=,.-]*/

/** Returns the text without such words at its beginning. */
function withoutWordsBefore(text: string): string {
  for (let rest = text; ;) {
    const next = rest.replace(belowWords, '')
    if (next === rest) return rest
    rest = next
  }
}

/** Returns the text without such words at its end: they are at most six. */
function withoutWordsBehind(text: string): string {
  const all = text.split(' ')
  for (let count = 1; count < Math.min(all.length, 7); count++)
    if (withoutWordsBefore(all.slice(-count).join(' ')) === '') return all.slice(0, -count).join(' ')
  return text
}

const lessThan = /^(?:<|≤|less than|lower than|below|under|upto|up to)\s*=?\s*/

/** A number with its exponent, the mark or deviation behind it, and whatever follows. */
const numberAndRest =
  /^[~≈+*†‡]*\s*(\d[\d.,]*|\.\d+)(?:\s*(?:e|[x×*]\s*10\s*\^?)\s*([+-]?\d{1,2})(?!\d))?\s*(?:(?:±|\+\/?-)\s*[\d.,]+)?\s*(.*)$/

/** Marks of footnotes, and the rating that some laboratories write behind a number. */
const marks =
  /[*†‡§#^'"`]+|(?<=^|[\s(])\(?(?:very )?(?:low|medium|med|high|deficient|sufficient|l|m|h|vl|vh)\)?$/g

/** A raised mark of a footnote, which NFKC would make a digit of the number: 0.4¹ is not 0.41. */
const raised = /(?<=\d\s?)(?<![x×*]\s?10)[\u00b9\u00b2\u00b3\u2070\u2074-\u2079\u02b0-\u02b8\u1d43-\u1d5b]+$/u

const plainCell = (cell: string) =>
  latinDigits(cell.trim().replace(raised, '').normalize('NFKC'))
    .replaceAll('\u2212', '-')
    .replaceAll('&lt;', '<')
    .trim()
    .replace(/^'/, '')
    .toLowerCase()

interface Parts {
  readonly mantissa: string
  readonly exponent: number
  readonly rest: string
}

function partsOf(text: string): Parts | undefined {
  const [, mantissa, exponent, rest = ''] = numberAndRest.exec(text) ?? []
  return mantissa === undefined
    ? undefined
    : { mantissa, exponent: Number(exponent ?? 0), rest: rest.replaceAll(marks, '').trim() }
}

/** Returns the text without the words for "less than"; `undefined` if there are none. */
function withoutBelow(text: string): string | undefined {
  const plain = text
    .replaceAll(/[()[\]{}]/g, ' ')
    .replaceAll(/(?<=\b[a-z])\.(?=[a-z]\b)|(?<=\b[a-z]\.?[a-z])\.$|(?<![*†‡#^])[*†‡#^]+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const rest = withoutWordsBefore(plain).trim()
  const limit = withoutWordsBehind(rest.replace(lessThan, '')).trim()
  if (rest !== plain || (lessThan.test(rest) && limit !== '')) return limit
  return beforeLessThan(text)?.replace(/^</, '')
}

/** A number that can only be meant with a decimal comma: `7,8`, `0,256`, `1.250,5`, `12,3456`. */
const surelyComma = /^(?:\d+,\d{1,2}|\d+,\d{4,}|0,\d+|\d{1,3}(?:\.\d{3})+,\d+)$/

/** Returns how the cells of values write decimals. Without a sign of either it is unknown; with signs of both too. */
export function decimalsOf(cells: Iterable<string>): Decimals {
  let [point, comma] = [false, false]
  for (const cell of cells) {
    const text = plainCell(cell)
    const number = partsOf(withoutBelow(text) ?? text)?.mantissa ?? ''
    if (surelyComma.test(number)) comma = true
    else if (/^\d*\.\d/.test(number)) point = true
  }
  return point === comma ? 'unknown' : point ? 'point' : 'comma'
}

/**
 * Reads a cell: `7.8`, `7,8`, `1,250`, `1.250,5`, `0.45 %`, `0.4*`, `1.2E-01`, `<0.1`, `BDL`, digits of any script. Wrong: two numbers,
 * words, and `1,250` in a file that does not tell whether its comma is a decimal one.
 */
export function cellNumber(cell: string, decimals: Decimals): CellNumber {
  const text = plainCell(cell)
  if (/^#(?!\d)/.test(text)) return { error: true }
  if (absent.has(text.replaceAll(/[\s.*\p{Pd}]/gu, '')) || indicCell(text, 'absent')) return { absent: true }
  if (indicCell(text, 'below')) return { below: null }
  const limit = withoutBelow(text)
  if (limit === '') return { below: null }
  const read = numberIn(limit ?? text, decimals)
  if (!read) return { wrong: true }
  const { number, ...unit } = read
  return limit === undefined ? read : { below: number, ...unit }
}

function numberIn(text: string, decimals: Decimals): { number: number; unit?: string } | undefined {
  const parts = partsOf(text)
  if (!parts || (parts.rest && !/^[([]?[%\p{L}]/u.test(parts.rest))) return undefined
  const { mantissa, exponent, rest } = parts
  const isComma = surelyComma.test(mantissa) || decimals === 'comma'
  const number = isComma ? commaNumber(mantissa) : pointNumber(mantissa, decimals)
  if (number === undefined) return undefined
  return { number: exponent ? Number(`${number}e${exponent}`) : number, ...(rest && { unit: rest }) }
}

function commaNumber(text: string): number | undefined {
  if (/^\d+(?:,\d+)?$/.test(text)) return Number(text.replace(',', '.'))
  return /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)
    ? Number(text.replaceAll('.', '').replace(',', '.'))
    : undefined
}

function pointNumber(text: string, decimals: Decimals): number | undefined {
  if (/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return Number(text)
  const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text)
  if (!isGrouped || (decimals === 'unknown' && !text.includes('.'))) return undefined
  return Number(text.replaceAll(',', ''))
}
