import { columns, openOnes, type DeskFilter, type DeskOrder } from './filter.ts'

/** The search parameters of the desk's address. */
export interface DeskPlace {
  /** The key of the open request or order. */
  readonly item?: string | undefined
  readonly tab?: string | undefined
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly kind?: string | undefined
  readonly whose?: string | undefined
  readonly order?: string | undefined
  /** Number of visible rows. */
  readonly rows?: string | undefined
}

/** The search parameters of the day's address. */
export interface DayPlace {
  /** A day of India, such as 2026-11-27; today by default. */
  readonly day?: string | undefined
  /** `week`, else the day alone. */
  readonly span?: string | undefined
  /** `village` or `operator`, else by machine. */
  readonly by?: string | undefined
}

/** The day in the address. */
export interface DayShown {
  readonly day: string
  readonly span: 'day' | 'week'
  readonly by: 'machine' | 'village' | 'operator'
}

/** Parses the address of the day; invalid parts have their default. */
export function dayAt({ day = '', span, by }: DayPlace, today: string): DayShown {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  return {
    day: isDay ? day : today,
    span: span === 'week' ? 'week' : 'day',
    by: by === 'village' || by === 'operator' ? by : 'machine',
  }
}

/** Parses the filter of an address; invalid parts have their default. */
export function filterAt({ q = '', status = 'open', kind = '', whose, order }: DeskPlace): DeskFilter {
  return {
    words: q,
    status: status === 'any' ? '' : status,
    kind,
    whose: whose === 'mine' || whose === 'nobody' ? whose : 'all',
    order: isOrder(order) ? order : 'latest',
  }
}

function isOrder(order = ''): order is DeskOrder {
  return order === 'longest' || columns.some((name) => order === name || order === `-${name}`)
}

/** Returns the search parameters of a filter, without defaults. */
export function placeOf(filter: DeskFilter): DeskPlace {
  const { words, status, kind, whose, order } = filter
  return {
    ...(words && { q: words }),
    ...(status !== openOnes.status && { status: status || 'any' }),
    ...(kind && { kind }),
    ...(whose !== 'all' && { whose }),
    ...(order !== 'latest' && { order }),
  }
}

/** Number of rows at first and with every tap. */
export const portion = 30

/** Returns the number of rows for an address: whole portions, limited to the number that a phone can render. */
export function rowsAt({ rows }: DeskPlace): number {
  const count = Math.ceil(Number(rows) / portion) * portion
  return count > portion && count <= 3_000 ? count : portion
}
