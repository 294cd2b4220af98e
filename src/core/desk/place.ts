import { openOnes, type DeskFilter } from './filter.ts'

/** What the address of the desk says behind its question mark. */
export interface DeskPlace {
  /** The request or order that is open, as its key says it. */
  readonly item?: string | undefined
  readonly tab?: string | undefined
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly kind?: string | undefined
  readonly whose?: string | undefined
  readonly order?: string | undefined
  /** How many rows are drawn. */
  readonly rows?: string | undefined
}

/** What the list is narrowed down to at a place; anything that nobody can have chosen is as at the beginning. */
export function filterAt({ q = '', status = 'open', kind = '', whose, order }: DeskPlace): DeskFilter {
  return {
    words: q,
    status: status === 'any' ? '' : status,
    kind,
    whose: whose === 'mine' || whose === 'nobody' ? whose : 'all',
    order: order === 'longest' ? order : 'latest',
  }
}

/** The place at which the list is narrowed down so; what is as at the beginning is left out. */
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

/** How many rows are drawn at first and with every tap. */
export const portion = 30

/** How many rows a place draws: whole portions, and not more than a phone can draw. */
export function rowsAt({ rows }: DeskPlace): number {
  const count = Math.ceil(Number(rows) / portion) * portion
  return count > portion && count <= 3_000 ? count : portion
}
