import * as v from 'valibot'
import { post } from '#src/platform/backend/request.ts'
import { notDone, parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'

/** A browser's subscription and its language. */
export interface PushRegistration {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
}

const keyForPush = v.object({ key: v.nullable(v.string()) })

/** Fetches the key for subscriptions; `null` if this centre sends no notifications. */
export async function pushKey(): Promise<{ readonly data: v.InferOutput<typeof keyForPush> } | NotDone> {
  return parseAnswer(keyForPush, await post('/functions/v1/push-key', {}))
}

/** Registers a browser for the token's account. `isEnded`: its push service takes nothing for this address any more. */
export async function savePush(
  registration: PushRegistration,
  token: string,
): Promise<{ readonly data: { readonly isEnded: boolean } } | NotDone> {
  const answer = await post('/rest/v1/rpc/keep_push', registration, token)
  if (!answer.ok) return notDone(answer)
  return { data: { isEnded: answer.data === false } }
}

/** Removes a browser's registration; `false` without the centre's confirmation. */
export async function dropPush(endpoint: string, token: string): Promise<boolean> {
  return (await post('/rest/v1/rpc/drop_push', { endpoint }, token)).ok
}
