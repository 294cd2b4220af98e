import * as v from 'valibot'
import type { Channel, CodesAnswer } from '#src/platform/backend/codes.ts'
import { post, put, read, refusalIn, type Answer } from '#src/platform/backend/request.ts'

const user = v.object({
  phone: v.optional(v.string(), ''),
  phone_confirmed_at: v.nullish(v.string()),
  email: v.optional(v.string(), ''),
  email_confirmed_at: v.nullish(v.string()),
})

const opened = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) })

/** A phone number with its plus, or an e-mail address. */
export interface OwnAddress {
  readonly channel: Channel
  readonly value: string
}

/** The result of trying a code: the account that it opened, a refusal, or no answer. */
export type OwnCodeAnswer =
  | { readonly account: string; readonly accessToken: string }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }

/**
 * Returns the confirmed phone number (with its plus) or e-mail address of the token's account; `null` if it has none,
 * `undefined` without an answer.
 */
export async function readOwnAddress(channel: Channel, token: string): Promise<string | null | undefined> {
  const answer = await read('/auth/v1/user', token)
  const checked = answer.ok ? v.safeParse(user, answer.data) : undefined
  if (!checked?.success) return undefined
  const { [channel]: value, [`${channel}_confirmed_at` as const]: confirmed } = checked.output
  if (!value || !confirmed) return null
  return channel === 'phone' ? `+${value.replace(/^\+/, '')}` : value
}

/** Sends a code to a number or an address that the token's account wants as its own. */
export async function sendOwnCode({ channel, value }: OwnAddress, token: string): Promise<CodesAnswer> {
  const answer = await put('/auth/v1/user', { [channel]: value }, token)
  return answer.ok ? { sent: [channel] } : { sent: [], refused: refusalOf(answer) }
}

/** Tries the code; a right one makes the address the own one of the token's account and opens a session more. */
export async function tryOwnCode(
  { channel, value }: OwnAddress,
  code: string,
  token?: string,
): Promise<OwnCodeAnswer> {
  const body = { type: `${channel}_change`, [channel]: value, token: code }
  const answer = await post('/auth/v1/verify', body, token)
  if (!answer.ok) {
    const refused = refusalOf(answer)
    return refused ? { refused } : { silent: true }
  }
  const { success, output } = v.safeParse(opened, answer.data)
  return success ? { account: output.user.id, accessToken: output.access_token } : { silent: true }
}

function refusalOf(answer: Exclude<Answer, { ok: true }>) {
  if (answer.status === undefined || answer.status >= 500) return undefined
  return answer.status === 401
    ? { code: 'session_ended', message: '' }
    : refusalIn(answer.data, answer.status)
}
