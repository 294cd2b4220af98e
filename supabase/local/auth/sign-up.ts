import { createAccount, findAccount, userJson, type Account, type NewAccount } from './accounts.ts'
import { dataIn, emailIn, phoneIn } from './addresses.ts'
import { answer, AuthRefusal } from './answers.ts'
import type { AuthContext, Endpoint } from './context.ts'
import { hashPassword } from './passwords.ts'
import { sendCode } from './send-code.ts'

/** Refuses a new account where config.toml closes sign-up, for all or for this way of signing up. */
export function refuseClosedSignUp(context: AuthContext, provider: 'email' | 'phone'): void {
  if (!context.config.signup)
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  const open = provider === 'email' ? context.config.email.signup : context.config.sms.signup
  if (open) return
  throw new AuthRefusal(
    422,
    `${provider}_provider_disabled`,
    `${provider === 'email' ? 'Email' : 'Phone'} signups are disabled`,
  )
}

/** The account with this address or phone, created when there is none; two requests at once get the same one. */
export function accountFor(
  context: AuthContext,
  wanted: NewAccount,
): Promise<{ account: Account; isNew: boolean }> {
  return context.database.transaction(async (query) => {
    const known = wanted.email
      ? await findAccount.byEmail(query, wanted.email)
      : await findAccount.byPhone(query, wanted.phone ?? '')
    return known
      ? { account: known, isNew: false }
      : { account: await createAccount(query, wanted), isNew: true }
  })
}

/**
 * A user that looks new for an address that is taken, as hosted Supabase answers: sign-up must not tell
 * a stranger who has an account.
 */
async function obscured(context: AuthContext, account: Account): Promise<Response> {
  const { identities: _hidden, ...user } = await userJson(context.database.query, {
    ...account,
    id: crypto.randomUUID(),
    phone: null,
    phone_change: null,
    email_change: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    last_sign_in_at: null,
    raw_user_meta_data: {},
    raw_app_meta_data: {},
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  })
  return answer({ ...user, identities: [] })
}

/**
 * POST /signup with a password and an e-mail address or phone. With both, the phone stays pending (never in
 * auth.users.phone, where its true owner's sign-in would find it) and either code confirms the account.
 */
export const signUp: Endpoint = async (context, body) => {
  const [email, phone] = [emailIn(body), phoneIn(body)]
  const provider = email ? 'email' : 'phone'
  const destination = email ?? phone
  if (destination === undefined)
    throw new AuthRefusal(400, 'validation_failed', 'To signup, please provide your email or phone')
  refuseClosedSignUp(context, provider)
  const confirmed = email !== undefined && !context.config.email.confirmations
  const { account, isNew } = await accountFor(context, {
    ...(email ? { email, pendingPhone: phone } : { phone }),
    passwordHash: await hashPassword(body.password, context.config.minimumPasswordLength),
    data: dataIn(body),
    emailConfirmed: confirmed,
  })
  if (!isNew && account.confirmed_at !== null) return obscured(context, account)
  if (confirmed) return answer(await context.sessions.start(context.database.query, account, 'password'))
  await sendCode(context, account.id, email ? 'signup' : 'sms', destination)
  if (email && account.phone_change) await sendCode(context, account.id, 'phone_change', account.phone_change)
  return answer(await userJson(context.database.query, account))
}
