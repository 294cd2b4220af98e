/** What a provider needs to know of an order. */
export interface PayableOrder {
  id: string
  /** Short and readable, for the payer's own records. */
  reference: string
  total_paise: number
  currency: string
  language: string
  /** Names this try to pay it: asked twice under one name, a provider gives one link. At most 40 letters. */
  attempt: string
}

/** A message of a provider in our own words; `cancelled` means that the payer turned back. */
export interface PaymentEvent {
  /** The provider's own id of the message, by which a second delivery is recognized. */
  id: string
  kind: 'paid' | 'failed' | 'cancelled' | 'expired'
  /** The payment's name at the provider, as createLink gave it. */
  ref: string
  amountPaise: number
  currency: string
  /** ISO time; the provider's clock, which decides nothing. */
  at: string | null
  /** What the provider calls the money itself, where it gives that back by another name. */
  chargeRef?: string | null
}

/** The outcome of money that goes back: the provider has it in hand, it is done, or it cannot be done. */
export interface RefundEvent {
  kind: 'refund'
  /** Our own id of it; null where somebody gave the money back at the provider's own desk. */
  refund: string | null
  chargeRef: string | null
  ref: string
  outcome: 'sent' | 'returned' | 'failed'
  amountPaise: number
  currency: string
}

/** Money that has to go back by the way it came. */
export interface DueRefund {
  id: string
  /** Under this name the provider does it once, however often it is asked. */
  key: string
  provider: string
  ref: string
  charge_ref: string | null
  /** The provider's own name for the refund, once it gave one. */
  refund_ref: string | null
  amount_paise: number
  currency: string
}

/** What a request comes to; `other` surely comes from the provider and is nothing to us. */
export type ProviderEvent = PaymentEvent | RefundEvent | 'forged' | 'malformed' | 'other'

/**
 * A company that takes money for us. A new one is one file with these functions and a line in provider-in-use.ts.
 */
export interface PaymentProvider {
  name: string
  /** Asks for an address at which the order can be paid. Throws when the provider does not give one. */
  createLink(order: PayableOrder): Promise<{ ref: string; url: string }>
  /** What a request says, once it surely comes from the provider. */
  verify(request: Request): Promise<ProviderEvent>
  /** Gives money back, or asks how far that is. Throws where the provider did not say. */
  refund(due: DueRefund): Promise<{ ref: string | null; outcome: RefundEvent['outcome'] }>
}

/** Larger than any message that a provider sends about one payment. */
const largestMessage = 64 * 1024

/** The raw bytes of a message, as they are signed; `undefined` where they are too many. */
export async function rawBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const body = new Uint8Array(await request.arrayBuffer())
  return body.byteLength > largestMessage ? undefined : body
}
