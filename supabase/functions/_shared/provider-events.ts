import { rawBody, type PaymentEvent, type PaymentProvider, type RefundEvent } from './payment-provider.ts'
import { fieldsOf, momentOf, readMessage, textOf, type Answered, type Fields } from './provider-call.ts'

/** A signed message of a provider: its bytes, and its content. */
export interface SignedMessage {
  body: Uint8Array<ArrayBuffer>
  message: Fields
}

/** Reads a provider's message. `forged` where `isTheirs` does not know the signature; `malformed` where it says nothing. */
export async function signedMessage(
  request: Request,
  isTheirs: (body: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<SignedMessage | 'forged' | 'malformed'> {
  const body = await rawBody(request)
  if (!body) return 'malformed'
  if (!(await isTheirs(body))) return 'forged'
  const message = readMessage(body)
  return message ? { body, message } : 'malformed'
}

/** Fields of a payment by our names, as they came from the provider. */
interface PaymentFields {
  kind: PaymentEvent['kind']
  /** The message's own name, by which it counts once. */
  id: unknown
  ref: unknown
  amount: unknown
  currency: unknown
  /** Unix seconds. */
  at: unknown
  chargeRef: unknown
}

/** A payment in our words; `malformed` where a name of it, its amount or its currency is none. */
export function paymentEvent(payment: PaymentFields): PaymentEvent | 'malformed' {
  const { kind, at, chargeRef } = payment
  const [id, money] = [nameOf(payment.id), moneyOf(payment)]
  return id && money ? { kind, id, ...money, at: momentOf(at), chargeRef: textOf(chargeRef) } : 'malformed'
}

/** The property of a refund that names its payment. */
export interface RefundPlaces {
  /** The field with the fields that we gave along. */
  notes: string
  chargeRef: string
  /** Our outcomes for the provider's states. */
  outcomes: Readonly<Record<string, RefundEvent['outcome']>>
}

/** A refund in our words; `malformed` where its name, amount, currency or state is none. */
export function refundEvent(refund: Fields, places: RefundPlaces): RefundEvent | 'malformed' {
  const money = moneyOf({ ref: refund.id, amount: refund.amount, currency: refund.currency })
  const outcome = places.outcomes[textOf(refund.status) ?? '']
  if (!money || !outcome) return 'malformed'
  const own = textOf(fieldsOf(refund[places.notes]).refund_id)
  return { kind: 'refund', refund: own, chargeRef: textOf(refund[places.chargeRef]), ...money, outcome }
}

/**
 * Returns the state of a refund in the provider's answer; `undefined` after a refusal. Throws if the answer does not
 * contain it.
 */
export function refundAnswered(
  { status, body }: Answered,
  places: RefundPlaces,
): Awaited<ReturnType<PaymentProvider['refund']>> | undefined {
  const refund = status === 200 ? refundEvent(body, places) : 'malformed'
  if (refund !== 'malformed') return { ref: refund.ref, outcome: refund.outcome }
  // 409: the same key is being worked on right now.
  if (status === 200 || status === 409) throw new Error(`no refund: ${status}`)
  return undefined
}

function moneyOf({ ref, amount, currency }: Pick<PaymentFields, 'ref' | 'amount' | 'currency'>) {
  const [name, code] = [nameOf(ref), textOf(currency)?.toUpperCase()]
  if (!name || !code || !Number.isSafeInteger(amount)) return undefined
  return { ref: name, amountPaise: amount as number, currency: code }
}

/** A name that a provider gave to something; theirs have up to 66 letters. */
function nameOf(value: unknown): string | undefined {
  const name = textOf(value)
  return name && name.length <= 200 ? name : undefined
}
