import * as v from 'valibot'
import { post } from './request.ts'

/** Where and how a browser is told, and in which language. */
export interface PushRegistration {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
}

/**
 * The key that browsers subscribe with; null where this centre tells nobody anything, `undefined` where it is silent.
 */
export async function pushKey(): Promise<string | null | undefined> {
  const answer = await post('/functions/v1/push-key', {})
  const parsed = answer.ok ? v.safeParse(v.object({ key: v.nullable(v.string()) }), answer.data) : undefined
  return parsed?.success ? parsed.output.key : undefined
}

/** Has the centre tell this browser what is new for whoever's token this is; false where it has not said that it will. */
export async function savePush(registration: PushRegistration, token: string): Promise<boolean> {
  return (await post('/rest/v1/rpc/keep_push', registration, token)).ok
}

/** Has the centre forget a browser; false where it has not said so. */
export async function dropPush(endpoint: string, token: string): Promise<boolean> {
  return (await post('/rest/v1/rpc/drop_push', { endpoint }, token)).ok
}
