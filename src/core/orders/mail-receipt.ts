import { mailReceiptOf, type Mailed } from '#src/backend/receipts.ts'
import { accessToken } from '#src/core/session/access-token.ts'

/** Asks the centre to mail an order's receipt to the order's address; `silent` without an answer. */
export async function mailReceipt(order: string, account: string): Promise<Mailed> {
  const token = await accessToken({ owner: account })
  return token ? mailReceiptOf(order, token) : 'silent'
}
