import type { Slip } from '#src/features/cash/cash-act.ts'

/** The kind of entries that say in which order doors are come to. */
export const orderKind = 'round-order'

/** The kind of entries that settle a claim. */
export const settleKind = 'round-settle'

/** What was done at a door, apart from its cash. */
export interface Said {
  readonly order: string
  readonly what: 'delivered' | 'less' | 'not_home'
  /** What was brought, where it was less. */
  readonly lines?: readonly { readonly product_id: string; readonly quantity: number }[]
  /** Bottles that came back. */
  readonly bottles: number
  /** True where they say that they have paid by UPI: a note, which the bank proves. */
  readonly said_paid?: true
  readonly note?: string
  /** ISO 8601, by the phone's clock. */
  readonly at: string
  /** Whose door, for lists on this phone. */
  readonly label: string
}

/** What was done at a door, as it is queued, with the slip for its cash. The centre reads all but the labels. */
export interface Mark extends Said {
  readonly slip?: Slip
}

/** The order of the round, as it is queued. */
export interface RoundOrder {
  /** Doors, the first first. */
  readonly stops: readonly string[]
  readonly label: string
}

/** What a manager decides about a claim, as it is queued: `first` keeps what the centre did, `other` has the claim count. */
export interface Settlement {
  readonly mark: string
  readonly keep: 'first' | 'other'
  readonly reason: string
  readonly label: string
}
