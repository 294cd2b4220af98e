import { mailReceiptOf, type Mailed } from '#src/backend/receipts.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { sessionState } from '#src/core/session/stored-session.ts'

/**
 * Asks the centre to mail an order's receipt to the order's address; `silent` without an answer, `sign-in` where the session
 * has ended.
 */
export async function mailReceipt(order: string, account: string): Promise<Mailed | 'sign-in'> {
  const token = await accessToken({ owner: account })
  if (token !== undefined) return mailReceiptOf(order, token)
  return (await sessionState()).needsSignIn ? 'sign-in' : 'silent'
}
