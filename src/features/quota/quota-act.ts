import type { Paise } from '#src/base/money.ts'

/** A sale from a quota. The centre reads all but label and buyer, which stay on this phone. */
export interface Sale {
  readonly do: 'sell'
  readonly quota: string
  readonly product: string
  /** The letters of this phone. */
  readonly phone: string
  readonly packs: number
  readonly paise: Paise
  /** ISO 8601. */
  readonly at: string
  /** The slip, for cash. */
  readonly number?: string
  /** The khata, on account. */
  readonly customer?: string
  /** What was sold, for lists on this phone. */
  readonly label: string
  readonly buyer: string
}

/** What whoever sells tells the centre. */
export type SellerAct = Sale | { readonly do: 'back'; readonly quota: string; readonly label: string }

/** What staff tell the centre. */
export type StaffAct =
  | {
      readonly do: 'give'
      readonly product: string
      readonly who: string
      readonly packs: number
      readonly paise: Paise
      /** ISO 8601. */
      readonly until: string
      readonly label: string
    }
  | { readonly do: 'end'; readonly quota: string; readonly label: string }
  | {
      readonly do: 'settle'
      readonly sale: string
      readonly what: string
      readonly how: 'shelf' | 'counted' | 'khata' | 'void'
      readonly label: string
    }
