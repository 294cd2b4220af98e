import * as v from 'valibot'
import { post } from '#src/platform/backend/request.ts'

const state = v.picklist(['here', 'deleted', 'unknown'])

/** State of an account. A restored centre has lost those that are `unknown` to it. */
export type AccountState = v.InferOutput<typeof state>

/** Fetches the state of an account, without a token; `undefined` without a valid answer. */
export async function accountState(account: string): Promise<AccountState | undefined> {
  const answer = await post('/rest/v1/rpc/account_state', { account })
  const checked = answer.ok ? v.safeParse(state, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}
