import * as v from 'valibot'
import { notDone, parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'

/** The kind of entries that say what staff saw of the goods. */
export const stockSheetKind = 'stock-sheet'

/** A line of a sheet, as the centre reads it. */
export interface SheetLine {
  readonly product_id: string
  readonly packs: number
  /** When it was counted or seen, ISO 8601 by the phone's clock. */
  readonly at: string
  /** What one pack cost, on a supplier's bill. */
  readonly cost_paise?: number | undefined
  readonly is_spoilt?: boolean | undefined
}

/** What staff wrote down: a supplier's bill, a count, what spoiled, what came back. */
export interface Sheet {
  readonly kind: 'in' | 'count' | 'spoilt' | 'returned'
  readonly at: string
  readonly lines: readonly SheetLine[]
  readonly supplier?: string | undefined
  readonly bill?: string | undefined
  readonly note?: string | undefined
  readonly order_id?: string | undefined
}

/** When more of a product is expected, or that nobody counts it any more. */
export interface StockChange {
  readonly product_id: string
  readonly back_on?: string | null | undefined
  readonly counted?: false | undefined
}

const stockItem = v.object({
  product_id: v.string(),
  here: v.number(),
  reserved: v.number(),
  /** What people have taken along to sell. */
  away: v.number(),
  missing: v.number(),
  sold: v.number(),
  waiting: v.number(),
  cost_paise: v.nullable(v.number()),
  back_on: v.nullable(v.string()),
  counted_at: v.nullable(v.string()),
})
const stock = v.object({ at: v.string(), items: v.array(stockItem) })
const waiters = v.array(
  v.object({ name: v.nullable(v.string()), phone: v.nullable(v.string()), since: v.string() }),
)

/** A counted product at the centre; amounts are thousandths of a pack, `sold` within 28 days. */
export type StockItem = v.InferOutput<typeof stockItem>

/** All counted products, and the centre's time of the answer, ISO 8601. */
export type Stock = v.InferOutput<typeof stock>

/** Somebody who waits for a product. */
export type Waiter = v.InferOutput<typeof waiters>[number]

const recorded = (id: string) =>
  v.union([
    v.object({ done: v.literal(id) }),
    v.object({ refused: v.picklist(['bill_known', 'more_than_bought']) }),
  ])

/** The result of a sheet: done, refused by the centre's rules, or not done. */
export type SheetAnswer = { readonly done: true } | { readonly refused: string } | NotDone

/** Sends a sheet or a change under its id, which counts once. */
export async function sendSheet(
  { id, ...body }: { readonly id: string } & (Sheet | StockChange),
  token: string,
): Promise<SheetAnswer> {
  const call =
    'kind' in body
      ? post('/rest/v1/rpc/record_stock', { sheet: { id, ...body } }, token)
      : post('/rest/v1/rpc/set_stock_item', { change: { id, ...body } }, token)
  const answer = await call
  if (!answer.ok) return notDone(answer)
  const read = v.safeParse(recorded(id), answer.data)
  if (!read.success) return { silent: true }
  return 'done' in read.output ? { done: true } : read.output
}

/** Fetches all counted products, for staff. */
export async function stockAtDesk(token: string): Promise<{ readonly data: Stock } | NotDone> {
  return parseAnswer(stock, await post('/rest/v1/rpc/stock_at_desk', {}, token))
}

/** Fetches who waits for a product, the longest first, for staff. */
export async function stockWaiters(
  product: string,
  token: string,
): Promise<{ readonly data: Waiter[] } | NotDone> {
  return parseAnswer(waiters, await post('/rest/v1/rpc/stock_waiters', { product_id: product }, token))
}
