/** What a provider needs to know of an order. */
export interface PayableOrder {
  id: string
  /** Short and readable, for the payer's own records. */
  reference: string
  total_paise: number
  currency: string
  language: string
}

/** A message of a provider in our own words; `cancelled` means that the payer turned back. */
export interface PaymentEvent {
  /** The provider's own id of the message, by which a second delivery is recognised. */
  id: string
  kind: 'paid' | 'failed' | 'cancelled' | 'expired'
  /** The payment's name at the provider, as createLink gave it. */
  ref: string
  amountPaise: number
  currency: string
  /** ISO time; the provider's clock, which decides nothing. */
  at: string | null
}

/**
 * A company that takes money for us. A new one is one file with these two functions and a line in
 * provider-in-use.ts.
 */
export interface PaymentProvider {
  name: string
  /** Asks for an address at which the order can be paid. Throws when the provider does not give one. */
  createLink(order: PayableOrder): Promise<{ ref: string; url: string }>
  /** What a request says, once it surely comes from the provider; `forged` or `malformed` otherwise. */
  verify(request: Request): Promise<PaymentEvent | 'forged' | 'malformed'>
}
