import * as v from 'valibot'
import type { CodesAnswer } from './codes.ts'
import { post, put, read, refusalIn, type Answer } from './request.ts'

const user = v.object({
  phone: v.optional(v.string(), ''),
  phone_confirmed_at: v.nullish(v.string()),
})

const opened = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) })

/** The result of a phone code: the account that it opened, a refusal, or no answer. */
export type PhoneAnswer =
  | { readonly account: string; readonly accessToken: string }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }

/**
 * Returns the confirmed number of the token's account with its plus; `null` if it has none, `undefined` without an
 * answer.
 */
export async function readOwnPhone(token: string): Promise<string | null | undefined> {
  const answer = await read('/auth/v1/user', token)
  const checked = answer.ok ? v.safeParse(user, answer.data) : undefined
  if (!checked?.success) return undefined
  const { phone, phone_confirmed_at: confirmed } = checked.output
  return phone && confirmed ? `+${phone.replace(/^\+/, '')}` : null
}

/** Sends a code to a number that the token's account wants as its own. */
export async function sendPhoneCode(phone: string, token: string): Promise<CodesAnswer> {
  const answer = await put('/auth/v1/user', { phone }, token)
  return answer.ok ? { sent: ['phone'] } : { sent: [], refused: refusalOf(answer) }
}

/** Tries the code; a right one makes the number the own one of the token's account and opens a session more. */
export async function tryPhoneCode(phone: string, code: string, token?: string): Promise<PhoneAnswer> {
  const answer = await post('/auth/v1/verify', { type: 'phone_change', phone, token: code }, token)
  if (!answer.ok) {
    const refused = refusalOf(answer)
    return refused ? { refused } : { silent: true }
  }
  const { success, output } = v.safeParse(opened, answer.data)
  return success ? { account: output.user.id, accessToken: output.access_token } : { silent: true }
}

function refusalOf(answer: Exclude<Answer, { ok: true }>) {
  return answer.status === undefined || answer.status >= 500 ? undefined : refusalIn(answer.data)
}
