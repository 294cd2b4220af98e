import type { Database } from '#local/database/database.ts'
import { type Account, createAccount, type NewAccount } from './accounts.ts'
import { answer, AuthRefusal, dataIn, emailIn, phoneIn } from './answers.ts'
import type { AuthContext, Endpoint } from './context.ts'
import { hashPassword } from './passwords.ts'
import { hasProven, holderOf, releaseUnproven } from './proof.ts'
import { admitCodes, sendCode } from './send-code.ts'

/** Whether config.toml allows new accounts by this way of signing up. */
export function isSignUpOpen({ config }: AuthContext, provider: 'email' | 'phone'): boolean {
  return config.signup && (provider === 'email' ? config.email.signup : config.sms.signup)
}

/** Refuses a sign-up where config.toml closes it, for all or for this way of signing up. */
function refuseClosedSignUp(context: AuthContext, provider: 'email' | 'phone'): void {
  if (isSignUpOpen(context, provider)) return
  if (!context.config.signup)
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  throw new AuthRefusal(
    422,
    `${provider}_provider_disabled`,
    `${provider === 'email' ? 'Email' : 'Phone'} signups are disabled`,
  )
}

/** The account with this address or phone, created when there is none; two requests at once get the same one. */
async function accountFor(
  context: AuthContext,
  wanted: NewAccount,
): Promise<{ account: Account; isNew: boolean }> {
  const provider = wanted.email ? 'email' : 'phone'
  const address = wanted.email ?? wanted.phone ?? ''
  return context.database.transaction(async (query) => {
    const known = await holderOf(query, provider, address)
    if (known) return { account: known, isNew: false }
    await releaseUnproven(query, provider, address)
    return { account: await createAccount(query, wanted), isNew: true }
  })
}

/** The unproven data of a sign-up. */
interface Wanted {
  email?: string | undefined
  phone?: string | undefined
  passwordHash?: string | undefined
  data: Record<string, unknown>
}

/** The addresses of the codes, and the first address's account if nothing has to be confirmed. */
interface Started {
  account: Account
  isNew: boolean
}

/** A phone beside an e-mail address waits at the account, never in auth.users.phone: it is proven by its own code. */
async function waitForPhone(query: Database['query'], accountId: string, phone: string): Promise<void> {
  await query(
    `update auth.users set phone_change = $2, phone_change_sent_at = now(), updated_at = now()
     where id = $1::uuid and email_confirmed_at is null and phone_confirmed_at is null`,
    [accountId, phone],
  )
}

/**
 * Sends the second code of a sign-up with an e-mail address and a phone: to the phone's owner if it has one, and it signs
 * in to that account; otherwise to the new account's phone. Sends nothing if the address has an account and the phone has
 * none, because a stranger must not add a phone to it.
 */
async function sendPhoneCode(context: AuthContext, account: Account, phone: string): Promise<void> {
  const { query } = context.database
  const owner = await holderOf(query, 'phone', phone)
  if (owner && hasProven(owner, 'phone'))
    return sendCode(context, { accountId: owner.id, kind: 'sms', destination: phone, hasAccount: true })
  if (account.confirmed_at !== null) return
  await waitForPhone(query, account.id, phone)
  await sendCode(context, { accountId: account.id, kind: 'phone_change', destination: phone })
}

/**
 * Begins a sign-up and sends its codes, which were admitted. An address with an account changes nothing: its owner gets a code with
 * that information, and the caller sees no difference.
 *
 * @param kind of the first code of a new account
 */
export async function beginSignUp(
  context: AuthContext,
  { email, phone, passwordHash, data }: Wanted,
  kind: 'signup' | 'email' | 'sms',
): Promise<Started> {
  const provider = email ? 'email' : 'phone'
  const destination = (email ?? phone)!
  const first = email ? { email } : { phone }
  const { account, isNew } = await accountFor(context, { ...first, passwordHash, data })
  const isKnown = hasProven(account, provider)
  await sendCode(context, {
    accountId: account.id,
    kind: isKnown && email ? 'email' : kind,
    destination,
    hasAccount: isKnown,
  })
  if (email && phone) await sendPhoneCode(context, account, phone)
  return { account, isNew }
}

/** Returns the same user for every sign-up, made of the caller's data. */
function answerToSignUp({ email, phone, data }: Wanted): Response {
  const [id, now] = [crypto.randomUUID(), new Date().toISOString()]
  const provider = email ? 'email' : 'phone'
  const verified = { ...(email && { email, email_verified: false }), phone_verified: false, sub: id }
  return answer({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: email ?? '',
    phone: email ? '' : (phone ?? ''),
    ...(email && phone && { new_phone: phone }),
    app_metadata: { provider, providers: [provider] },
    user_metadata: { ...data, ...verified },
    identities: [
      {
        identity_id: crypto.randomUUID(),
        id,
        user_id: id,
        identity_data: verified,
        provider,
        ...(email && { email }),
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  })
}

/**
 * POST /signup with a password and an e-mail address or phone. With both, either code opens the account, and the
 * first confirmation deletes the data given here: the signed-in person sets the password.
 */
export const signUp: Endpoint = async (context, body) => {
  const [email, phone] = [emailIn(body), phoneIn(body)]
  if ((email ?? phone) === undefined)
    throw new AuthRefusal(400, 'validation_failed', 'To signup, please provide your email or phone')
  refuseClosedSignUp(context, email ? 'email' : 'phone')
  admitCodes(context, { email, phone })
  const passwordHash = await hashPassword(body.password, context.config.minimumPasswordLength)
  const wanted = { email, phone, passwordHash, data: dataIn(body) }
  if (email !== undefined && !context.config.email.confirmations) {
    const { account, isNew } = await accountFor(context, {
      ...wanted,
      phone: undefined,
      emailConfirmed: true,
    })
    if (isNew) return answer(await context.sessions.start(context.database.query, account, 'password'))
    throw new AuthRefusal(422, 'user_already_exists', 'User already registered')
  }
  await beginSignUp(context, wanted, email ? 'signup' : 'sms')
  return answerToSignUp(wanted)
}
