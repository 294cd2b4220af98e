import type { PlacedOrder } from './centre-kinds.ts'
import type { Row } from './simulated-files.ts'

/** The key of the setting with the life of the centre's data that a phone follows. */
export const lifeSetting = 'centre-life'

/** What a phone's mirror has of a request or an order; `who` it is of at the centre, an account or a guest. */
export type Mirrored = { readonly who: string } & (
  | { readonly request: Row }
  | { readonly order: PlacedOrder }
)
