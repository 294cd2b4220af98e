import { typedNumber } from '#src/base/typed-number.ts'
import { rupees } from '#src/base/money.ts'
import type { Sheet, SheetLine, StockItem } from './stock-api.ts'

/** A row of a sheet as it is typed. */
export interface TypedRow {
  readonly product: string
  readonly name: string
  readonly packs: string
  /** Rupees for one pack, on a supplier's bill. */
  readonly cost: string
  readonly isSpoilt?: boolean
  /** When the packs were typed, ISO 8601: on a count the shop goes on selling meanwhile. */
  readonly at: string
}

/** A sheet as it is typed. */
export interface TypedSheet {
  readonly supplier: string
  readonly bill: string
  readonly note: string
  readonly rows: readonly TypedRow[]
}

export const emptySheet: TypedSheet = { supplier: '', bill: '', note: '', rows: [] }

export const isEmptySheet = ({ supplier, bill, note, rows }: TypedSheet): boolean =>
  supplier + bill + note === '' && rows.every(({ packs, cost }) => packs + cost === '')

/** Names of the fields of a row. */
export const packsField = (product: string) => `packs ${product}`
export const costField = (product: string) => `cost ${product}`

/** The most packs of a line and the most paise of one pack that the centre takes (`sheet_lines`). */
const [mostPacks, mostPaise] = [100_000, 1_000_000_000]

/** Parses a number of packs, at most three decimals; nothing is a count too. */
export function packsIn(typed: string, mayBeNone: boolean): number | undefined {
  const packs = typedNumber(typed)
  if (packs === undefined || packs < 0 || packs > mostPacks || (packs === 0 && !mayBeNone)) return undefined
  return Number(packs.toFixed(3)) === packs ? packs : undefined
}

function costIn(typed: string): number | undefined {
  const cost = typedNumber(typed)
  const paise = cost === undefined ? 0 : rupees(cost)
  return Number.isInteger(paise) && paise >= 1 && paise <= mostPaise ? paise : undefined
}

/** Returns a sheet's lines, or the names of the fields that cannot be read; rows without packs are left out. */
export function linesOf(
  kind: Sheet['kind'],
  { rows }: TypedSheet,
): { readonly lines: readonly SheetLine[] } | { readonly wrong: readonly string[] } {
  const wrong: string[] = []
  const lines = rows.flatMap(({ product, packs: typed, cost, isSpoilt, at }): SheetLine[] => {
    if (typed.trim() === '') {
      if (cost.trim() !== '') wrong.push(packsField(product))
      return []
    }
    const packs = packsIn(typed, kind === 'count')
    const paise = cost.trim() === '' ? undefined : costIn(cost)
    if (packs === undefined) wrong.push(packsField(product))
    if (cost.trim() !== '' && paise === undefined) wrong.push(costField(product))
    return [
      {
        product_id: product,
        packs: packs ?? 0,
        at,
        ...(paise !== undefined && { cost_paise: paise }),
        ...(isSpoilt && { is_spoilt: true }),
      },
    ]
  })
  return wrong.length > 0 ? { wrong } : { lines }
}

/** Packs that nobody has ordered. */
export const freePacks = ({ here, reserved }: StockItem): number => (here - reserved) / 1000

/** Days that the goods will last as they sold in the last 28 days; `undefined` where none sold. */
export function daysLeft(item: StockItem): number | undefined {
  return item.sold > 0 ? Math.floor((freePacks(item) * 28_000) / item.sold) : undefined
}

/** True for goods that are gone, or will be within a week. */
export const isLow = (item: StockItem): boolean => freePacks(item) < 1 || (daysLeft(item) ?? 99) < 7

const rank = (item: StockItem) => (freePacks(item) < 1 ? -1 : (daysLeft(item) ?? 1e9))

/** Returns the goods that run out first, first. */
export function byUrgency(items: readonly StockItem[]): StockItem[] {
  return items.toSorted((a, b) => rank(a) - rank(b) || a.product_id.localeCompare(b.product_id))
}
