import type { Database } from '#local/database/database.ts'
import { isDirect, loopbackPassword } from '#local/local-only.ts'
import { type Account, findAccount } from './accounts.ts'
import { answer, AuthRefusal, dataIn, emailIn, phoneIn, textIn } from './answers.ts'
import type { AuthContext, Endpoint } from './context.ts'
import { passwordMatches } from './passwords.ts'
import { hasProven, holderOf } from './proof.ts'
import { admitCodes, sendCode } from './send-code.ts'
import { beginSignUp, isSignUpOpen } from './sign-up.ts'

type Query = Database['query']

/** The account that an address or phone in a request means. */
async function accountIn(context: AuthContext, email?: string, phone?: string): Promise<Account | undefined> {
  const { query } = context.database
  if (email) return holderOf(query, 'email', email)
  return phone ? holderOf(query, 'phone', phone) : undefined
}

const wrongPassword = () => new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')

async function withPassword(
  context: AuthContext,
  body: Record<string, unknown>,
  request: Request,
): Promise<Response> {
  const [email, phone] = [emailIn(body), phoneIn(body)]
  const destination = email ?? phone
  if (destination === undefined) throw new AuthRefusal(400, 'validation_failed', 'missing email or phone')
  const account = await accountIn(context, email, phone)
  context.attempts.take('password', destination)
  const password = textIn(body, 'password')
  const matches = await passwordMatches(password, account?.encrypted_password ?? null)
  // Everybody can read it: whoever came through a proxy is somebody else than who sits here.
  if (password === loopbackPassword && !isDirect(request)) throw wrongPassword()
  // A password that a sign-up wrote and nobody proved is wrong, not "unconfirmed": that would say that the address was free.
  if (!matches || !account || !hasProven(account, email ? 'email' : 'phone')) throw wrongPassword()
  context.attempts.prove(destination)
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
 * POST /otp: sends a sign-in code. Unless `create_user` is false or sign-up is closed, creates a missing account. Answers the
 * same whether or not the account exists. An email address and a phone together are a sign-up, which hosted Supabase does
 * not offer here.
 */
export const sendSignInCode: Endpoint = async (context, body) => {
  const [email, phone] = [emailIn(body), phoneIn(body)]
  const destination = email ?? phone
  if (destination === undefined)
    throw new AuthRefusal(400, 'validation_failed', 'One of email or phone must be set')
  const data = dataIn(body)
  const kind = email ? 'email' : 'sms'
  const mayCreate = body.create_user !== false && isSignUpOpen(context, email ? 'email' : 'phone')
  admitCodes(context, mayCreate ? { email, phone } : { [email ? 'email' : 'phone']: destination })
  const account = await accountIn(context, email, phone)
  if (mayCreate && (email || !account)) await beginSignUp(context, { email, phone, data }, kind)
  else if (account) await sendCode(context, { accountId: account.id, kind, destination })
  return answer({})
}

/** POST /recover: sends a code for a new password; answers the same whether or not the account exists. */
export const recover: Endpoint = async (context, body) => {
  const email = emailIn(body)
  if (email === undefined)
    throw new AuthRefusal(400, 'validation_failed', 'Password recovery requires an email')
  admitCodes(context, { email })
  const account = await holderOf(context.database.query, 'email', email)
  if (account) await sendCode(context, { accountId: account.id, kind: 'recovery', destination: email })
  return answer({})
}

/** How a code that may be sent again finds its account. */
const resendable = {
  signup: ['email', (query: Query, email: string) => holderOf(query, 'email', email)],
  sms: ['phone', (query: Query, phone: string) => holderOf(query, 'phone', phone)],
  email_change: ['email', findAccount.byPendingEmail],
  phone_change: ['phone', findAccount.byPendingPhone],
} as const

/** POST /resend: sends the last kind of code again; answers the same whether or not the account exists. */
export const resend: Endpoint = async (context, body) => {
  const type = textIn(body, 'type')
  const kind = Object.hasOwn(resendable, type) ? (type as keyof typeof resendable) : undefined
  const [provider, find] = kind ? resendable[kind] : []
  const to = provider === 'email' ? emailIn(body) : provider && phoneIn(body)
  if (!kind || !provider || !to)
    throw new AuthRefusal(400, 'validation_failed', 'Resend needs a type and its email or phone')
  admitCodes(context, { [provider]: to })
  const account = await find(context.database.query, to)
  const isConfirmed = (kind === 'signup' || kind === 'sms') && hasProven(account, provider)
  if (account && !isConfirmed) await sendCode(context, { accountId: account.id, kind, destination: to })
  return answer({})
}
