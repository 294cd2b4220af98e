/** An operation on a cart. The cart lines are derived from operations (core/cart/lines.ts). */
export interface StoredOperation {
  /** UUIDv7, the key of the row on the server too. */
  id: string
  /** The guest session or the account that the cart belongs to. */
  cart: string
  product: string
  kind: 'add' | 'remove'
  /** Pieces added; negative when taken away; 0 for a removal. */
  amount: number
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

/** A pending order as earlier builds stored it, outside the outbox. */
export interface EarlierOrder {
  /** UUIDv7, the key of the order on the server too. */
  id: string
  account: string
  contact: { name: string; email: string; phone: string; address: string }
  area: string
  /** The way to pay; missing in rows of earlier builds, which were online. */
  payBy?: 'online' | 'cash' | undefined
  language: string
  /** The total in paise that the person saw. */
  total: number
  /** Milliseconds since 1970 by the phone's clock. */
  madeAt: number
  /** `waiting` for the network; `asks` about another total; `returned` with a reason. */
  state: 'waiting' | 'asks' | 'returned'
  newTotal?: number | undefined
  problem?:
    | {
        code: string
        message: string
        /** Ids of the products that are not sold now. */
        unsold?: readonly string[] | undefined
        /** Current prices of products and delivery, in paise. */
        prices?: Readonly<Record<string, number>> | undefined
        fee?: number | undefined
        /** The invalid field: name, email, phone, address, area or pay_by. */
        field?: string | undefined
      }
    | undefined
  /**
   * Time of the last attempt, in milliseconds since 1970 by the phone's clock; the centre may have it since
   * then.
   */
  sentAt?: number | undefined
  items: {
    product_id: string
    quantity: number
    options: Record<string, string>
    /** Ids of the line's additions, removed from the cart by the order. */
    observed: string[]
    name: string
    price: number
  }[]
}

/** An account's order from the last sync; backend/orders.ts defines its shape. */
export interface StoredOrder {
  id: string
  account: string
  [more: string]: unknown
}

/** An unsent edit as earlier builds stored it, outside the outbox. */
export interface EarlierEdit {
  /** UUIDv7, the key of the receipt on the server too. */
  id: string
  account: string
  kind: 'item' | 'text' | 'area' | 'picture' | 'article'
  path: string
  /** Of a text or a picture, which; empty otherwise. */
  part: string
  /** Its name in the list of unsent edits. */
  label: string
  changes: Record<string, unknown>
  /** The version that this phone had reached when the person looked. */
  seen: number
  /** Edits of this phone that it has taken in: the centre may have them already. */
  after: string[]
  /** Milliseconds since 1970 by the phone's clock. */
  madeAt: number
  /** `waiting` for the network; `asks` after somebody else's change; `returned` with a reason. */
  state: 'waiting' | 'asks' | 'returned'
  /** The centre's current values, if it asks. */
  theirs?: Record<string, unknown> | undefined
  why?: 'not allowed' | 'not right' | undefined
}

/** A value by name, such as the signed-in person. */
export interface Setting {
  key: string
  value: unknown
}
