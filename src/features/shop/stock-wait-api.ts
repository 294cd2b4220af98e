import * as v from 'valibot'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'

/** The kind of entries that ask to be told when a product is back. */
export const stockWaitKind = 'stock-wait'

/** Asks the centre to tell the token's account when a product is back; once for each product. */
export async function awaitStock(
  wait: { readonly id: string; readonly product_id: string },
  token: string,
): Promise<{ readonly done: true } | NotDone> {
  const answer = parseAnswer(
    v.object({ done: v.literal(wait.id) }),
    await post('/rest/v1/rpc/await_stock', wait, token),
  )
  return 'data' in answer ? { done: true } : answer
}
