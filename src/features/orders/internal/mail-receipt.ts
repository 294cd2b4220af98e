import { mailReceiptOf, type Mailed } from './receipts-api.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { sessionState } from '#src/platform/session/stored-session.ts'

/**
 * Asks the centre to mail an order's receipt to the order's address; `silent` without an answer, `sign-in` where the session
 * has ended.
 */
export async function mailReceipt(order: string, account: string): Promise<Mailed> {
  const token = await accessToken({ owner: account })
  const outcome = token === undefined ? 'sign-in' : await mailReceiptOf(order, token)
  if (outcome !== 'sign-in') return outcome
  const renewed = token && (await accessToken({ owner: account, stale: token }))
  if (renewed) return mailReceiptOf(order, renewed)
  return (await sessionState()).needsSignIn ? 'sign-in' : 'silent'
}
