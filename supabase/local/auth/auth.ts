import { setTimeout } from 'node:timers/promises'
import { isAway, isDiskFault } from '#local/database/postgrest-errors.ts'
import { localPublishableKey } from '#local/keys.ts'
import { databaseAway } from '#local/refusal.ts'
import { adminUsers } from './admin-users.ts'
import { answer, AuthRefusal, openToAnyOrigin } from './answers.ts'
import type { AuthContext, Endpoint } from './context.ts'
import { logout, readUser, updateUser } from './own-account.ts'
import { recover, resend, sendSignInCode, token } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { verify } from './verify.ts'

/** Endpoints that require a captcha in GoTrue. */
const guarded = new Set(['POST signup', 'POST otp', 'POST recover', 'POST resend', 'POST token'])

/** Tokens of the fake captcha provider; each is good for one call. */
const standIn = /^stand-in-\S+$/
const used = new Set<string>()

/**
 * Refuses a guarded call without a captcha if config.toml enables it, as hosted Supabase does. Accepts the fake
 * provider's tokens once each, without a network. Renewals and calls with the service key need none.
 */
function refuseUnproven(
  { config, serviceKey }: AuthContext,
  endpoint: string,
  body: Record<string, unknown>,
  request: Request,
): void {
  const isRenewal = new URL(request.url).searchParams.get('grant_type') === 'refresh_token'
  if (!config.captcha || !guarded.has(endpoint) || isRenewal) return
  if (request.headers.get('apikey') === serviceKey) return
  const { captcha_token: given } = (body.gotrue_meta_security ?? {}) as { captcha_token?: unknown }
  const isGood = typeof given === 'string' && standIn.test(given) && !used.has(given)
  if (!isGood) throw new AuthRefusal(400, 'captcha_failed', 'captcha protection: request disallowed')
  used.add(given)
}

const settings: Endpoint = async ({ config }) =>
  answer({
    external: { email: config.email.signup, phone: config.sms.signup },
    disable_signup: !config.signup,
    mailer_autoconfirm: !config.email.confirmations,
    phone_autoconfirm: false,
  })

/** Every endpoint there is; Lite's own auth is not reachable, so that its defects are not either. */
const endpoints: Record<string, Endpoint> = {
  'GET health': async () =>
    answer({ name: 'GoTrue', description: 'embedded, for local use', version: 'local' }),
  'GET settings': settings,
  'POST signup': signUp,
  'POST token': token,
  'POST otp': sendSignInCode,
  'POST verify': verify,
  'POST resend': resend,
  'POST recover': recover,
  'GET user': readUser,
  'PUT user': updateUser,
  'POST logout': logout,
}

/** @internal The endpoints under /auth/v1 besides admin/users, as `POST otp`; the fuzz tests use all of them. */
export const authEndpoints = Object.keys(endpoints)

const endpointFor = (method: string, path: string): Endpoint | undefined =>
  /^admin\/users(\/[^/]+)?$/.test(path) ? adminUsers : endpoints[`${method} ${path}`]

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  } catch {
    // Answered below in our own words.
  }
  throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON')
}

const preflight = (request: Request) =>
  new Response(null, {
    status: 204,
    headers: {
      ...openToAnyOrigin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
    },
  })

/** True for data that PostgreSQL cannot store: its class 22, data exceptions. */
const isUnstorable = (error: unknown) => String((error as { code?: unknown }).code).startsWith('22')

/** Runs work about an address or phone so that it ends at a whole multiple of some time: how long it took says nothing of it. */
async function atWholeSteps<Result>(
  { answerMilliseconds: step }: AuthContext,
  body: Record<string, unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (step === 0 || (body.email === undefined && body.phone === undefined)) return work()
  const start = performance.now()
  try {
    return await work()
  } finally {
    await setTimeout(step - ((performance.now() - start) % step))
  }
}

/** Handles /auth/v1 as hosted Supabase Auth does, as far as the app uses it. */
export async function answerAuth(
  context: AuthContext,
  request: Request,
  log: (line: string) => void,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request)
  const path = new URL(request.url).pathname.replace(/^\/auth\/v1\/?/, '')
  try {
    const key = request.headers.get('apikey')
    if (path !== 'health' && key !== localPublishableKey && key !== context.serviceKey) {
      throw new AuthRefusal(401, 'no_api_key', 'No API key found in request, or it is not valid')
    }
    const endpoint = endpointFor(request.method, path)
    if (!endpoint) throw new AuthRefusal(404, 'not_found', 'The embedded backend has no such endpoint')
    const body = await bodyOf(request)
    refuseUnproven(context, `${request.method} ${path}`, body, request)
    return await atWholeSteps(context, body, () => endpoint(context, body, request))
  } catch (error) {
    if (error instanceof AuthRefusal) return error.toResponse()
    if (isUnstorable(error)) {
      return new AuthRefusal(400, 'validation_failed', 'A value cannot be kept as it is').toResponse()
    }
    if (isDiskFault(error)) {
      log(`auth ${path}: the database cannot write to its disk. Is it full or read-only?`)
      return new AuthRefusal(503, 'unexpected_failure', 'There is no room to keep this').toResponse()
    }
    if (isAway(error)) return databaseAway()
    // The name only: the message of a database error quotes people's addresses.
    log(`auth ${path}: ${(error as { code?: string }).code ?? (error as Error).name}`)
    return new AuthRefusal(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs',
    ).toResponse()
  }
}
