/** The provider's view of an order. */
export interface PayableOrder {
  id: string
  /** Short and readable, for the payer's own records. */
  reference: string
  total_paise: number
  currency: string
  language: string
  /** The idempotency key of this attempt, at most 40 letters: one key, one link. */
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
  /** The provider's id of the charge, if refunds need another id. */
  chargeRef?: string | null
}

/** The state of a refund: in progress, done, or failed. */
export interface RefundEvent {
  kind: 'refund'
  /** Our id of it; null if the refund was made at the provider's own site. */
  refund: string | null
  chargeRef: string | null
  ref: string
  outcome: 'sent' | 'returned' | 'failed'
  amountPaise: number
  currency: string
}

/** A refund to the original payment method. */
export interface DueRefund {
  id: string
  /** The idempotency key of the refund. */
  key: string
  provider: string
  ref: string
  charge_ref: string | null
  /** The provider's own name for the refund, once it gave one. */
  refund_ref: string | null
  /** Its names for earlier requests, which failed. */
  earlier_refs: string[]
  /** How often it was requested before. */
  tries: number
  amount_paise: number
  currency: string
}

/** The result of a webhook request; `other` is authentic and irrelevant. */
export type ProviderEvent = PaymentEvent | RefundEvent | 'forged' | 'malformed' | 'other'

/** A payment provider. A new one is one file with these functions and a line in provider-in-use.ts. */
export interface PaymentProvider {
  name: string
  /** Creates a payment link. Throws if the provider does not give one. */
  createLink(order: PayableOrder): Promise<{ ref: string; url: string }>
  /** Verifies and parses a webhook request. */
  verify(request: Request): Promise<ProviderEvent>
  /** Refunds a payment, or fetches the refund's state. Throws without a clear answer. */
  refund(due: DueRefund): Promise<{ ref: string | null; outcome: RefundEvent['outcome'] }>
}

/** Larger than any message that a provider sends about one payment. */
const largestMessage = 64 * 1024

/** Returns the raw bytes of a message, as they are signed; `undefined` above the limit. */
export async function rawBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const body = new Uint8Array(await request.arrayBuffer())
  return body.byteLength > largestMessage ? undefined : body
}
