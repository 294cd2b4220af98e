import type { Agreement } from './amount.ts'
import type { Standing } from './standing-orders-api.ts'

/** The kind of entries that begin a standing order; the entry's id is the order's. */
export const startKind = 'standing-start'

/** The kind of entries that change one. */
export const changeKind = 'standing-change'

/** What somebody wants each morning, as it is queued. The centre reads all but the label. */
export interface Wish extends Pick<Agreement, 'quantity' | 'rhythm' | 'from'> {
  readonly product_id: string
  readonly customer_type?: 'domestic' | 'commercial'
  readonly days?: number
  readonly until?: string | null
  readonly area: string
  readonly contact: { readonly name: string; readonly phone: string; readonly address: string }
  readonly pay: 'order' | 'month'
  readonly language: string
  /** True for somebody who called the desk; staff send it. */
  readonly by_phone?: true
  /** What one costs, in paise, as the person saw it. */
  readonly price: number
  /** Name of the product in the language of the phone, for lists on this phone. */
  readonly label: string
}

/** A change of a standing order, as it is queued. The centre reads all but label, time and whose it is. */
export interface ChangeOfStanding {
  readonly standing: string
  readonly from: string
  readonly until: string | null
  /** 0 for none; null for as agreed. */
  readonly quantity: number | null
  /** True where staff change it for somebody who called: it is not the sender's own. */
  readonly isCallers?: true
  readonly label: string
  /** It counts if the centre has it before this time, in milliseconds since 1970. */
  readonly sendBefore: number
}

/** What the centre says with a refusal: the first day that can still be changed, today's price in paise. */
export interface Refused {
  readonly first?: string | undefined
  readonly price?: number | undefined
}

/** What this phone has of an account's standing orders: the centre's version that it has reached, and the rows by id. */
export interface Held {
  readonly version: number
  readonly standing: Readonly<Record<string, Standing>>
}

/** The key of the setting with it; as every setting that ends in an account's id it is encrypted when the person leaves. */
export const heldKey = (account: string) => `standing-orders:${account}`
