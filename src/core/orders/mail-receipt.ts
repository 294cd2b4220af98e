import { mailReceiptOf, type Mailed } from '#src/backend/receipts.ts'
import { accessToken } from '#src/core/session/access-token.ts'

/** Has the centre mail the receipt of an order to the order's own address; `silent` where nobody knows whether it did. */
export async function mailReceipt(order: string, account: string): Promise<Mailed> {
  const token = await accessToken({ owner: account })
  return token ? mailReceiptOf(order, token) : 'silent'
}
