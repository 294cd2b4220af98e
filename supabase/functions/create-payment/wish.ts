/** What the request asks for. */
export interface Wish {
  /** Of a training, the enrolment's id: its order has the same. */
  orderId: string
  /** In paise, as the payer saw it. */
  amount: number
  /** The order itself, for an order that was not placed yet; null where the body does not hold one. */
  wanted: object | null
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

/**
 * The body: {orderId, amount, productName, productType, userEmail, userName, userPhone, shippingAddress {name, phone,
 * address}, productDetails {items, totalAmount, deliveryArea, language}}. Where each item is {product_id, quantity,
 * options?, observed?} the order can be placed from it; names and amounts in it count for nothing. Of a training
 * (productType "training") the productDetails are {enrollmentId, program, studentDetails}, and the enrolment's id is
 * enough: receiving it has placed the order.
 */
export async function readWish(request: Request): Promise<Wish | { problem: string }> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { problem: 'The body is a JSON object.' }
  }
  const { amount, productType, userName, userEmail, userPhone, shippingAddress, productDetails } =
    objectOf(body)
  const { items, deliveryArea, language, enrollmentId } = objectOf(productDetails)
  const isTraining = productType === 'training'
  const orderId = objectOf(body).orderId ?? (isTraining ? enrollmentId : undefined)
  if (typeof orderId !== 'string' || !uuid.test(orderId)) return { problem: 'orderId is a UUID.' }
  if (isTraining && enrollmentId !== undefined && enrollmentId !== orderId) {
    return { problem: 'The order of a training has the id of its enrolment.' }
  }
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) {
    return { problem: 'amount is a whole number of paise.' }
  }
  const contact = {
    name: userName,
    email: userEmail,
    phone: userPhone,
    address: objectOf(shippingAddress).address,
  }
  const wanted =
    !isTraining && holdsLines(items)
      ? { lines: items, delivery: { area: deliveryArea ?? null }, contact, language }
      : null
  return { orderId, amount, wanted }
}

function holdsLines(items: unknown): boolean {
  return Array.isArray(items) && items.length > 0 && items.every((item) => 'product_id' in objectOf(item))
}
