import * as v from 'valibot'
import { post, read, type Answer } from './request.ts'
import { parseAnswer, type NotDone } from './answer.ts'

const renewed = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.pipe(v.number(), v.minValue(1)),
  user: v.object({ id: v.string() }),
})

const refusal = v.object({ error_code: v.string() })

const roles = v.array(v.object({ role: v.string() }))

/** A session with new tokens. */
export interface RenewedSession {
  readonly person: string
  readonly accessToken: string
  readonly refreshToken: string
  /** Lifetime of the access token in milliseconds. A time of day would depend on the server's clock. */
  readonly lifetimeMs: number
}

/** The result of a renewal: a session, a permanent refusal, or no answer. */
export type RenewalAnswer =
  | { readonly session: RenewedSession }
  | { readonly refused: true }
  | { readonly silent: true }

/**
 * Renews a session by a plain request, which a worker can send too. The refresh token counts as used from then
 * on.
 */
export async function renewSession(refreshToken: string): Promise<RenewalAnswer> {
  const answer = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken })
  if (!answer.ok) return isRefusal(answer) ? { refused: true } : { silent: true }
  const { success, output } = v.safeParse(renewed, answer.data)
  if (!success) return { silent: true }
  return {
    session: {
      person: output.user.id,
      accessToken: output.access_token,
      refreshToken: output.refresh_token,
      lifetimeMs: output.expires_in * 1000,
    },
  }
}

/**
 * True if the provider itself reports that the session has ended. The status alone is not enough: a captive
 * portal answers 401 and 403 too.
 */
function isRefusal(answer: Exclude<Answer, { ok: true }>): boolean {
  if (answer.status === undefined || ![400, 401, 403].includes(answer.status)) return false
  return v.is(refusal, answer.data)
}

/** Fetches an account's roles with its own token. */
export async function rolesOf(
  account: string,
  token: string,
): Promise<{ readonly data: readonly string[] } | NotDone> {
  const answer = await read(`/rest/v1/user_roles?select=role&user_id=eq.${account}`, token)
  const checked = parseAnswer(roles, answer)
  return 'data' in checked ? { data: checked.data.map(({ role }) => role) } : checked
}
