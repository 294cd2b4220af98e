/** A parsed request. */
export interface PaymentRequest {
  /** Of a training, the enrolment's id: its order has the same. */
  orderId: string
  /** In paise, as the payer saw it. */
  amount: number
  /** The order to place; `null` if the body has no lines. */
  wanted: object | null
  /** True for cash on delivery and for the khata: nothing is paid now. */
  isCash: boolean
  /** True for a UPI code instead of a link. */
  asCode: boolean
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

/**
 * The body: {orderId, amount, productName, productType, userEmail, userName, userPhone, shippingAddress {name, phone,
 * address}, productDetails {items, totalAmount, deliveryArea, language, payBy?}}. Where each item is {product_id,
 * quantity, options?, observed?} the order can be placed from it; names and amounts in it count for nothing. payBy is
 * `online`, `cash`, which is paid at the delivery, or `account`, on the khata. Of a training (productType "training") the productDetails are
 * {enrollmentId, program, studentDetails}, and the enrolment's id is enough: receiving it has placed the order. With `asCode: true` the
 * answer is a UPI code that the provider confirms.
 */
export async function readPaymentRequest(request: Request): Promise<PaymentRequest | { problem: string }> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { problem: 'The body is a JSON object.' }
  }
  const { amount, productType, userName, userEmail, userPhone, shippingAddress, productDetails, asCode } =
    objectOf(body)
  const details = objectOf(productDetails)
  const { payBy = 'online' } = details
  const orderId = orderIdOf(objectOf(body))
  if (orderId === undefined) return { problem: 'orderId is a UUID; of a training it is enrollmentId.' }
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) {
    return { problem: 'amount is a whole number of paise.' }
  }
  if (!isPayBy(payBy)) return { problem: 'payBy is online, cash or account.' }
  const { address } = objectOf(shippingAddress)
  const contact = { name: userName, email: userEmail, phone: userPhone, address }
  const wanted = productType === 'training' ? null : wantedOf(details, contact, payBy)
  return { orderId, amount, wanted, isCash: payBy !== 'online', asCode: asCode === true }
}

const isPayBy = (value: unknown): value is string =>
  ['online', 'cash', 'account'].some((known) => known === value)

/** Returns the order to place; `null` if the details have no lines. */
function wantedOf(details: Record<string, unknown>, contact: object, payBy: string): object | null {
  const { items, deliveryArea, language } = details
  if (!holdsLines(items)) return null
  return { lines: items, delivery: { area: deliveryArea ?? null, pay_by: payBy }, contact, language }
}

/** Returns the order's id; `undefined` if it is missing, or if a training names an enrollment of another order. */
function orderIdOf({ orderId, productType, productDetails }: Record<string, unknown>): string | undefined {
  const enrolment = productType === 'training' ? objectOf(productDetails).enrollmentId : undefined
  const id = orderId ?? enrolment
  return typeof id === 'string' && uuid.test(id) && (enrolment ?? id) === id ? id : undefined
}

function holdsLines(items: unknown): boolean {
  return Array.isArray(items) && items.length > 0 && items.every((item) => 'product_id' in objectOf(item))
}
