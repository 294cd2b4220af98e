import { isMarkedElsewhere, loopbackPassword } from '#local/local-only.ts'
import { findAccount, type Account } from './accounts.ts'
import { dataIn, emailIn, phoneIn, textIn } from './addresses.ts'
import { answer, AuthRefusal } from './answers.ts'
import type { AuthContext, Endpoint } from './context.ts'
import { passwordMatches } from './passwords.ts'
import { hasProven, holderOf } from './proof.ts'
import { sendCode } from './send-code.ts'
import { beginSignUp, refuseClosedSignUp } from './sign-up.ts'

/** The account that an address or phone in a request means. */
async function accountIn(context: AuthContext, email?: string, phone?: string): Promise<Account | undefined> {
  const { query } = context.database
  if (email) return holderOf(query, 'email', email)
  return phone ? holderOf(query, 'phone', phone) : undefined
}

const wrongPassword = () => new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')

function refuseUnconfirmed(account: Account, provider: 'email' | 'phone'): void {
  if (hasProven(account, provider)) return
  const word = provider === 'email' ? 'Email' : 'Phone'
  throw new AuthRefusal(400, `${provider}_not_confirmed`, `${word} not confirmed`)
}

/** Anybody can read the demo people's password. It opens nothing to a tunnel, a proxy or the page of another site. */
function refuseDemoFromElsewhere(password: string, { headers }: Request): void {
  if (password === loopbackPassword && isMarkedElsewhere(headers))
    throw new AuthRefusal(403, 'demo_only_here', 'The demo password opens only on this machine.')
}

async function withPassword(
  context: AuthContext,
  body: Record<string, unknown>,
  request: Request,
): Promise<Response> {
  refuseDemoFromElsewhere(textIn(body, 'password'), request)
  const [email, phone] = [emailIn(body), phoneIn(body)]
  const destination = email ?? phone
  if (destination === undefined) throw new AuthRefusal(400, 'validation_failed', 'missing email or phone')
  const account = await accountIn(context, email, phone)
  const counted = account?.id ?? destination
  context.attempts.password(counted)
  const matches = await passwordMatches(textIn(body, 'password'), account?.encrypted_password ?? null)
  if (!account || !matches) throw wrongPassword()
  refuseUnconfirmed(account, email ? 'email' : 'phone')
  context.attempts.forgetPassword(counted)
  return answer(await context.sessions.start(context.database.query, account, 'password'))
}

async function withRefreshToken(context: AuthContext, body: Record<string, unknown>): Promise<Response> {
  const token = textIn(body, 'refresh_token')
  const session = await context.database.transaction((query) => context.sessions.refresh(query, token))
  if (session) return answer(session)
  throw new AuthRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

/** POST /token with grant_type password or refresh_token. */
export const token: Endpoint = async (context, body, request) => {
  const grant = new URL(request.url).searchParams.get('grant_type')
  if (grant === 'password') return withPassword(context, body, request)
  if (grant === 'refresh_token') return withRefreshToken(context, body)
  throw new AuthRefusal(400, 'unsupported_grant_type', 'unsupported_grant_type')
}

/**
 * POST /otp: sends a sign-in code. Unless `create_user` is false, creates a missing account. An email address
 * and a phone together are a sign-up, which hosted Supabase does not offer here.
 */
export const sendSignInCode: Endpoint = async (context, body) => {
  const [email, phone] = [emailIn(body), phoneIn(body)]
  const destination = email ?? phone
  if (destination === undefined)
    throw new AuthRefusal(400, 'validation_failed', 'One of email or phone must be set')
  const kind = email ? 'email' : 'sms'
  const account = await accountIn(context, email, phone)
  if (body.create_user === false || (account && !email)) {
    if (!account) throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
    await sendCode(context, { accountId: account.id, kind, destination })
    return answer({})
  }
  refuseClosedSignUp(context, email ? 'email' : 'phone')
  await beginSignUp(context, { email, phone, data: dataIn(body) }, kind)
  return answer({})
}

/** POST /recover: sends a code for a new password; answers the same whether or not the account exists. */
export const recover: Endpoint = async (context, body) => {
  const email = emailIn(body)
  if (email === undefined)
    throw new AuthRefusal(400, 'validation_failed', 'Password recovery requires an email')
  const account = await holderOf(context.database.query, 'email', email)
  if (account) await sendCode(context, { accountId: account.id, kind: 'recovery', destination: email })
  return answer({})
}

/** POST /resend: sends the last kind of code again; answers the same whether or not the account exists. */
export const resend: Endpoint = async (context, body) => {
  const { query } = context.database
  const [email, phone] = [emailIn(body), phoneIn(body)]
  const ways = {
    signup: async () =>
      email && { account: await holderOf(query, 'email', email), kind: 'signup' as const, to: email },
    sms: async () =>
      phone && { account: await holderOf(query, 'phone', phone), kind: 'sms' as const, to: phone },
    email_change: async () =>
      email && {
        account: await findAccount.byPendingEmail(query, email),
        kind: 'email_change' as const,
        to: email,
      },
    phone_change: async () =>
      phone && {
        account: await findAccount.byPendingPhone(query, phone),
        kind: 'phone_change' as const,
        to: phone,
      },
  }
  const type = textIn(body, 'type')
  const found = Object.hasOwn(ways, type) ? await ways[type as keyof typeof ways]() : undefined
  if (!found) throw new AuthRefusal(400, 'validation_failed', 'Resend needs a type and its email or phone')
  const { account, kind, to } = found
  const isConfirmed =
    account &&
    ((kind === 'signup' && account.email_confirmed_at) || (kind === 'sms' && account.phone_confirmed_at))
  if (account && !isConfirmed) await sendCode(context, { accountId: account.id, kind, destination: to })
  return answer({})
}
