import { indiaDay } from '#src/base/day.ts'
import { latinDigits } from '#src/base/phone.ts'
import { monthCalled } from '#src/features/soil/internal/lab-words.ts'

/** Which of two numbers is the day: the first as here, or the second as in America. */
export type DayOrder = 'day first' | 'month first'

/** The order of a whole file. `mixed`: its dates contradict one another. `unknown`: none of them tells. */
export type FileOrder = DayOrder | 'mixed' | 'unknown'

/** A date as it is written: a day, or two numbers of which one is the day. */
type Written =
  | { readonly day: string }
  | { readonly first: number; readonly second: number; readonly year: number }

const time =
  /(?:t|, ?| )\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)? ?(?:[ap]\.?m\.?)? ?(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i

/** Excel's days count from here: 1 is the first of January 1900, and the 29th of February of that year, which was none, counts too. */
const excelBegan = Date.UTC(1899, 11, 30)
/** Serials of the years 2000 to 2099; other numbers are no dates. */
const [firstSerial, lastSerial] = [36_526, 73_050]

function written(cell: string): Written | undefined {
  const text = latinDigits(cell.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\p{Cf}']/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const zoned = text.match(time)?.[1]
  if (zoned && /^\d{4}-\d\d-\d\dt/i.test(text)) {
    const moment = Date.parse(text)
    if (!Number.isNaN(moment)) return { day: indiaDay(0, moment) }
  }
  const plain = text.replace(time, '').trim()
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) return serial(Number(plain))
  const [, compactYear, compactMonth, compactDay] = /^(20\d\d)(\d\d)(\d\d)$/.exec(plain) ?? []
  if (compactYear) return dated(Number(compactYear), Number(compactMonth), Number(compactDay))
  return inParts(plain.match(/\d+|[\p{L}\p{M}]+/gu) ?? [])
}

function serial(number: number): Written | undefined {
  if (number < firstSerial || number > lastSerial) return undefined
  return { day: new Date(excelBegan + Math.floor(number) * 86_400_000).toISOString().slice(0, 10) }
}

/** Words beside a date: ordinals, and the day of the week before it. */
const beside = /^(?:st|nd|rd|th|of|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?)$/i

function inParts(all: readonly string[]): Written | undefined {
  const parts = all.filter((part) => !beside.test(part))
  if (parts.length !== 3) return undefined
  const month = parts.findIndex((part) => monthCalled(part) !== undefined)
  if (month !== -1) {
    const others = parts.filter((_, place) => place !== month)
    if (!others.every((part) => /^\d{1,4}$/.test(part))) return undefined
    const [day, year] = others[0]!.length === 4 ? [others[1]!, others[0]!] : [others[0]!, others[1]!]
    return dated(yearOf(year), monthCalled(parts[month]!)!, Number(day))
  }
  if (!parts.every((part) => /^\d+$/.test(part))) return undefined
  const [one, two, three] = parts as [string, string, string]
  if (one.length === 4) return dated(Number(one), Number(two), Number(three))
  if (one.length > 2 || two.length > 2) return undefined
  return { first: Number(one), second: Number(two), year: yearOf(three) }
}

const yearOf = (text: string) =>
  text.length === 4 || text.length === 2 ? Number(text.padStart(4, '20')) : NaN

function dated(year: number, month: number, day: number): Written | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? { day: date.toISOString().slice(0, 10) } : undefined
}

/** Returns the order of a file by its dates; the day first where no date has two orders. */
export function orderOf(cells: readonly string[]): FileOrder {
  const pairs = cells.flatMap((cell) => {
    const date = written(cell)
    return date && 'first' in date ? [date] : []
  })
  const dayFirst = pairs.some(({ first, second }) => first > 12 && second <= 12)
  const monthFirst = pairs.some(({ first, second }) => second > 12 && first <= 12)
  if (dayFirst && monthFirst) return 'mixed'
  if (dayFirst || monthFirst) return dayFirst ? 'day first' : 'month first'
  return pairs.some(isDouble) ? 'unknown' : 'day first'
}

const isDouble = ({ first, second }: { first: number; second: number }) =>
  first <= 12 && second <= 12 && first !== second

/** True for a date that another order makes another day. */
export function hasTwoOrders(cell: string): boolean {
  const date = written(cell)
  return date !== undefined && 'first' in date && isDouble(date)
}

/**
 * Returns YYYY-MM-DD from a cell: `25-Nov-26`, `25/11/2026`, `2026-11-25 00:00:00`, Excel's 46351, months in three languages. `undefined`
 * for no date, and for one that the order of its file does not decide.
 */
export function labDay(cell: string, order: FileOrder): string | undefined {
  const date = written(cell)
  if (!date) return undefined
  if ('day' in date) return date.day
  const { first, second, year } = date
  if (isDouble(date) && (order === 'mixed' || order === 'unknown')) return undefined
  const isMonthFirst = order === 'month first' || (order !== 'day first' && second > 12)
  const found = isMonthFirst ? dated(year, first, second) : dated(year, second, first)
  return found && 'day' in found ? found.day : undefined
}
