import { completeChange, confirm, findAccount, type Account } from './accounts.ts'
import { emailIn, phoneIn, textIn } from './addresses.ts'
import { answer, AuthRefusal, wrongCode } from './answers.ts'
import type { CodeKind } from './codes.ts'
import type { AuthContext, Endpoint } from './context.ts'

/** What is being verified: whose code, of which kinds, sent where. */
interface Claim {
  account: Account | undefined
  kinds: readonly CodeKind[]
  destination: string
  channel: 'email' | 'sms'
}

const emailKinds: Record<string, readonly CodeKind[]> = {
  email: ['signup', 'email'],
  signup: ['signup', 'email'],
  magiclink: ['signup', 'email'],
  recovery: ['recovery'],
  email_change: ['email_change'],
}

async function emailClaim(context: AuthContext, type: string, email: string): Promise<Claim> {
  const { query } = context.database
  const account =
    type === 'email_change'
      ? await findAccount.byPendingEmail(query, email)
      : await findAccount.byEmail(query, email)
  return { account, kinds: emailKinds[type] ?? [], destination: email, channel: 'email' }
}

/** A phone that belongs to nobody yet may be one given at sign-up beside an e-mail address. */
async function phoneClaim(context: AuthContext, type: string, phone: string): Promise<Claim> {
  const { query } = context.database
  const owner = type === 'sms' ? await findAccount.byPhone(query, phone) : undefined
  if (owner) return { account: owner, kinds: ['sms'], destination: phone, channel: 'sms' }
  const account = await findAccount.byPendingPhone(query, phone)
  return { account, kinds: ['phone_change'], destination: phone, channel: 'sms' }
}

async function claimIn(context: AuthContext, body: Record<string, unknown>): Promise<Claim> {
  const type = textIn(body, 'type')
  const [email, phone] = [emailIn(body), phoneIn(body)]
  if (phone && (type === 'sms' || type === 'phone_change')) return phoneClaim(context, type, phone)
  if (email && Object.hasOwn(emailKinds, type)) return emailClaim(context, type, email)
  throw new AuthRefusal(400, 'validation_failed', 'Verify needs a type and its email or phone')
}

/**
 * The counters that an attempt counts on: the account's, shared by its address and phone; without one the address or
 * phone itself; and for a pending phone also the phone, so that many accounts cannot share out the guessing.
 */
function countersOf({ account, kinds, destination }: Claim): string[] {
  if (!account) return [destination]
  return kinds.includes('phone_change') ? [account.id, destination] : [account.id]
}

async function refuseTakenPhone(query: AuthContext['database']['query'], account: Account, phone: string) {
  const owner = await findAccount.byPhone(query, phone)
  if (owner && owner.id !== account.id) {
    throw new AuthRefusal(422, 'phone_exists', 'A user with this phone number has already been registered')
  }
}

/** POST /verify: a right code confirms where it was sent and signs in. */
export const verify: Endpoint = async (context, body) => {
  const token = textIn(body, 'token').trim()
  if (token === '')
    throw new AuthRefusal(400, 'validation_failed', 'Verify requires either a token or a token hash')
  const claim = await claimIn(context, body)
  const { account, kinds, destination, channel } = claim
  const counters = countersOf(claim)
  // Counted before anything is looked at, so that parallel guesses cannot pass the limit together.
  context.attempts.verify(counters, channel, token)
  if (!account) throw wrongCode()
  const provider = channel === 'sms' ? 'phone' : 'email'
  const session = await context.database.transaction(async (query) => {
    const kind = await context.codes.redeem(query, account.id, kinds, destination, token)
    if (kind === undefined) throw wrongCode()
    if (kind === 'phone_change') await refuseTakenPhone(query, account, destination)
    if (kind === 'phone_change' || kind === 'email_change')
      await completeChange(query, account.id, provider, destination)
    else await confirm(query, account.id, provider, destination)
    return context.sessions.start(query, (await findAccount.byId(query, account.id))!, 'otp')
  })
  context.attempts.forgetVerify(counters)
  return answer(session)
}
