import * as v from 'valibot'
import { parseAnswer, type NotDone } from './answer.ts'
import { post } from './request.ts'

const claim = v.object({ claimed: v.number(), yours: v.boolean() })
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/))

/** The key of the token's account, 32 bytes in base64; the same at every sign-in. */
export async function ownKey(token: string): Promise<{ readonly data: string } | NotDone> {
  return parseAnswer(key, await post('/rest/v1/rpc/own_key', {}, token))
}

/**
 * Claims a guest for the token's account; returns the number of its requests. The first account gets the guest
 * and may repeat the call; for any other `yours` is `false`.
 */
export async function claimGuest(
  guest: string,
  token: string,
): Promise<{ readonly data: { readonly claimed: number; readonly yours: boolean } } | NotDone> {
  return parseAnswer(claim, await post('/rest/v1/rpc/claim_guest', { guest }, token))
}
