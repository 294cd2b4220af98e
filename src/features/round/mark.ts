/** The kind of entries that say what was done at a door. */
export const markKind = 'round-mark'

/** The kind of entries that say in which order doors are come to. */
export const orderKind = 'round-order'

/** What was done at a door, as it is queued. The centre reads all but the label. */
export interface Mark {
  readonly order: string
  readonly what: 'delivered' | 'less' | 'not_home'
  /** What was brought, where it was less. */
  readonly lines?: readonly { readonly product_id: string; readonly quantity: number }[]
  /** Bottles that came back. */
  readonly bottles: number
  /** Cash taken, in paise. */
  readonly cash: number
  /** ISO 8601, by the phone's clock. */
  readonly at: string
  /** Whose door, for lists on this phone. */
  readonly label: string
}

/** The order of the round, as it is queued. */
export interface RoundOrder {
  /** Doors, the first first. */
  readonly stops: readonly string[]
  readonly label: string
}
