import * as v from 'valibot'
import { post, read, type Answer } from './request.ts'

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
  /** How long the access token is good for, from now. A time of day would be the server's clock, not the phone's. */
  readonly lifetimeMs: number
}

/** The result of asking for new tokens: a session, a refusal that asking again does not change, or no answer. */
export type RenewalAnswer =
  | { readonly session: RenewedSession }
  | { readonly refused: true }
  | { readonly silent: true }

/** Asks for new tokens by a plain request, which a worker can make too. The refresh token counts as spent from then on. */
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
 * True where the provider itself says that the session has ended. A status alone is not enough: a captive portal
 * answers 401 and 403 too, and would end sessions by the dozen.
 */
function isRefusal(answer: Exclude<Answer, { ok: true }>): boolean {
  if (answer.status === undefined || ![400, 401, 403].includes(answer.status)) return false
  return v.is(refusal, answer.data)
}

/** The roles of an account, as its own token may read them; `undefined` where the backend does not answer as agreed. */
export async function rolesOf(account: string, token: string): Promise<string[] | undefined> {
  const answer = await read(`/rest/v1/user_roles?select=role&user_id=eq.${account}`, token)
  const checked = answer.ok ? v.safeParse(roles, answer.data) : undefined
  return checked?.success ? checked.output.map(({ role }) => role) : undefined
}
