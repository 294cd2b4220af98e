import { AuthRefusal } from './answers.ts'
import type { AuthContext } from './context.ts'

/** Endpoints that require a captcha in GoTrue. */
const guarded = new Set(['POST signup', 'POST otp', 'POST recover', 'POST resend', 'POST token'])

/** Tokens of the fake captcha provider; each is good for one call. */
const standIn = /^stand-in-\S+$/
const used = new Set<string>()

/**
 * Refuses a guarded call without a captcha if config.toml enables it, as hosted Supabase does. Accepts the fake
 * provider's tokens once each, without a network. Renewals and calls with the service key need none.
 */
export function refuseUnproven(
  { config, serviceKey }: AuthContext,
  endpoint: string,
  body: Record<string, unknown>,
  request: Request,
): void {
  const isRenewal = new URL(request.url).searchParams.get('grant_type') === 'refresh_token'
  if (!config.captcha || !guarded.has(endpoint) || isRenewal) return
  if (request.headers.get('apikey') === serviceKey) return
  const { captcha_token: token } = (body.gotrue_meta_security ?? {}) as { captcha_token?: unknown }
  const isGood = typeof token === 'string' && standIn.test(token) && !used.has(token)
  if (!isGood) throw new AuthRefusal(400, 'captcha_failed', 'captcha protection: request disallowed')
  used.add(token)
}
