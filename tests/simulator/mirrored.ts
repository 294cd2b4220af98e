import type { PlacedOrder } from '../centre/orders.ts'
import type { Row } from '../centre/files.ts'

/** The key of the setting with the life of the centre's data that a phone follows. */
export const lifeSetting = 'centre-life'

/** A phone's mirror of a request or an order; `who` is its account or guest at the centre. */
export type Mirrored = { readonly who: string } & (
  | { readonly request: Row }
  | { readonly order: PlacedOrder }
)
