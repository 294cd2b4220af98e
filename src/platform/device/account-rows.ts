/** An operation on a cart. The cart lines are derived from operations (features/cart/lines.ts). */
export interface StoredOperation {
  /** UUIDv7, the key of the row on the server too. */
  id: string
  /** The guest session or the account that the cart belongs to; `tapped` until the app knows (features/cart/cart.ts). */
  cart: string
  product: string
  kind: 'add' | 'remove'
  /** Pieces added; negative when taken away; 0 for a removal. */
  amount: number
  /** Tapped before the app ran: the amount is what the line shall have. */
  sets?: true
  /** The additions that a removal has seen; any other survives it. */
  observed: string[]
  /** Name and price in paise that the person saw, for the time when the catalogue no longer has the product. */
  seen: { name: string; price: number }
  /** Milliseconds since 1970 by the phone's clock. */
  madeAt: number
  /** Time of the centre's receipt; without one the operation is still to be sent. */
  receivedAt?: number
  /** Why the centre did not take it, in its own word; it stays in the cart of this phone. */
  refused?: string
}

/** An account's order from the last sync; features/orders/orders-api.ts defines its shape. */
export interface StoredOrder {
  id: string
  account: string
  [more: string]: unknown
}

/** A value by name, such as the signed-in person. */
export interface Setting {
  key: string
  value: unknown
}
