import { bearerToken } from '#local/tokens.ts'
import { type Account, findAccount } from './accounts.ts'
import { answer, AuthRefusal, emailIn, phoneIn, textIn, wrongCode } from './answers.ts'
import type { CodeKind } from './codes.ts'
import type { AuthContext, Endpoint } from './context.ts'
import { hasProven, holderOf, prove } from './proof.ts'
import { notifyOfChange } from './messages.ts'

/** The input of a verification: the owner, kinds and address of a code. */
interface Claim {
  account: Account | undefined
  kinds: readonly CodeKind[]
  destination: string
}

const emailKinds: Record<string, readonly CodeKind[]> = {
  email: ['signup', 'email'],
  signup: ['signup', 'email'],
  magiclink: ['signup', 'email'],
  recovery: ['recovery'],
  email_change: ['email_change'],
}

/** The account whose new address is being verified: the caller's, or without a session the one that asked last. */
async function changing(
  context: AuthContext,
  request: Request,
  last: () => Promise<Account | undefined>,
): Promise<Account | undefined> {
  if (!bearerToken(request)) return last()
  return (await context.sessions.signedIn(context.database.query, request)).account
}

async function emailClaim(
  context: AuthContext,
  request: Request,
  type: string,
  email: string,
): Promise<Claim> {
  const { query } = context.database
  const account =
    type === 'email_change'
      ? await changing(context, request, () => findAccount.byPendingEmail(query, email))
      : await holderOf(query, 'email', email)
  return { account, kinds: emailKinds[type] ?? [], destination: email }
}

/**
 * A phone without an owner may belong to a sign-up beside an e-mail address, while that account has confirmed
 * nothing. A code for the phone of an account in use never signs in to it, because its owner may be another person.
 */
async function phoneClaim(
  context: AuthContext,
  request: Request,
  type: string,
  phone: string,
): Promise<Claim> {
  const { query } = context.database
  const claim = { destination: phone }
  if (type === 'phone_change') {
    const account = await changing(context, request, () => findAccount.byPendingPhone(query, phone))
    return { ...claim, account, kinds: ['phone_change'] }
  }
  const owner = await holderOf(query, 'phone', phone)
  if (owner) return { ...claim, account: owner, kinds: ['sms'] }
  return { ...claim, account: await findAccount.byUnprovenPhone(query, phone), kinds: ['phone_change'] }
}

async function claimIn(
  context: AuthContext,
  body: Record<string, unknown>,
  request: Request,
): Promise<Claim> {
  const type = textIn(body, 'type')
  const [email, phone] = [emailIn(body), phoneIn(body)]
  if (phone && (type === 'sms' || type === 'phone_change')) return phoneClaim(context, request, type, phone)
  if (email && Object.hasOwn(emailKinds, type)) return emailClaim(context, request, type, email)
  throw new AuthRefusal(400, 'validation_failed', 'Verify needs a type and its email or phone')
}

/** Nobody's account: a code for it is looked for like any other. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** POST /verify: a right code confirms where it was sent and signs in. */
export const verify: Endpoint = async (context, body, request) => {
  const token = textIn(body, 'token').trim()
  if (token === '')
    throw new AuthRefusal(400, 'validation_failed', 'Verify requires either a token or a token hash')
  const claim = await claimIn(context, body, request)
  const { account, kinds, destination } = claim
  // Counted before anything is looked at, so that parallel guesses cannot pass the limit together.
  context.attempts.take('code', destination)
  const { session, kind } = await context.database.transaction(async (query) => {
    const redeemed = await context.codes.redeem(query, account?.id ?? nobody, kinds, destination, token)
    if (redeemed === undefined || !account) throw wrongCode()
    await prove(query, account.id, redeemed, destination)
    const proven = (await findAccount.byId(query, account.id))!
    return { kind: redeemed, session: await context.sessions.start(query, proven, 'otp') }
  })
  if (!account) throw wrongCode()
  const proven = (['email', 'phone'] as const).flatMap((provider) =>
    hasProven(account, provider) ? (account[provider] ?? []) : [],
  )
  for (const own of [destination, ...proven]) context.attempts.prove(own)
  if (kind === 'email_change' || kind === 'phone_change') await notifyOfChange(context, account, kind)
  return answer(session)
}
