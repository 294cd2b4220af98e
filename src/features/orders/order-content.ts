import type { PayBy } from '#src/features/cart/typed-at-checkout.ts'

/** The kind of entries that are orders. */
export const orderKind = 'order'

/** The kind of entries that cancel an unpaid order. */
export const orderCancelKind = 'order-cancel'

/** The kind of entries that say that an order is paid. */
export const saidPaidKind = 'order-said-paid'

/** The frozen content of an order. */
export interface OrderContent {
  readonly contact: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly address: string
  }
  readonly area: string
  readonly payBy: PayBy
  readonly language: string
  /** The total in paise that the person saw. */
  readonly total: number
  readonly items: readonly {
    readonly product_id: string
    readonly quantity: number
    readonly options: Readonly<Record<string, string>>
    /** Ids of the line's additions, removed from the cart by the order. */
    readonly observed: readonly string[]
    readonly name: string
    readonly price: number
    /** How much one is; missing without a pack, and never sent: the centre knows it. */
    readonly pack_amount?: number | undefined
    readonly pack_unit?: string | undefined
  }[]
}

/** The reason for a returned order, encrypted with its entry. */
export interface OrderProblem {
  readonly message: string
  /** The current total in paise, if it changed. */
  readonly total?: number | undefined
  /** Ids of the products that are not sold now. */
  readonly unsold?: readonly string[] | undefined
  /** The whole packs that are left, of each product of which the order wants more. */
  readonly left?: Readonly<Record<string, number>> | undefined
  /** Current prices of products and delivery, in paise. */
  readonly prices?: Readonly<Record<string, number>> | undefined
  readonly fee?: number | undefined
  /** The invalid field: name, email, phone, address, area or pay_by. */
  readonly field?: string | undefined
}

/** Returns the facts by which the centre recognizes an order: two of the same are one. */
export function wordsOf({
  contact: { name, email, phone, address },
  area,
  payBy,
  items,
}: OrderContent): string {
  const lines = items.map(({ product_id, quantity, options }) => [product_id, quantity, options])
  return JSON.stringify([[name, email, phone, address], area, payBy, lines])
}

/** Returns the ids of all additions that an order takes from the cart. */
export function additionsOf({ items }: Pick<OrderContent, 'items'>): string[] {
  return items.flatMap(({ observed }) => observed)
}
