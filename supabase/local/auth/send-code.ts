import { languageOf, mailText, smsText } from './messages.ts'
import type { Attempts } from './attempts.ts'
import type { CodeKind } from './codes.ts'
import type { AuthContext } from './context.ts'
import { AuthRefusal } from './answers.ts'

/**
 * Refuses addresses that this backend's providers cannot reach, as hosted Supabase reports it: addresses under
 * `.invalid`, and numbers that end in seven zeros.
 */
function refuseUnreachable(channel: 'email' | 'sms', destination: string): void {
  if (channel === 'email' && /[@.]invalid$/i.test(destination))
    throw new AuthRefusal(500, 'unexpected_failure', 'Error sending email')
  if (channel === 'sms' && /0{7}$/.test(destination))
    throw new AuthRefusal(422, 'sms_send_failed', 'Error sending sms to provider: the number does not exist')
}

const subjects: Record<CodeKind, string> = {
  signup: 'Confirm your email address',
  email: 'Your sign-in OTP',
  sms: 'Your sign-in OTP',
  recovery: 'Choose a new password',
  email_change: 'Confirm your new email address',
  phone_change: 'Confirm your phone number',
}

const isSms = (kind: CodeKind) => kind === 'sms' || kind === 'phone_change'

/** The code, its recipient, and its purpose. */
export interface CodeToSend {
  readonly accountId: string
  readonly kind: CodeKind
  readonly destination: string
  /** True if the person signed up although they have an account: the message says so. */
  readonly hasAccount?: boolean
}

function takeCode(attempts: Attempts, destination: string, caller: string | undefined): void {
  const code = destination.includes('@') ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  attempts.take('again', destination, { code })
  // Before the limit of the address: what a caller is refused uses up nobody else's.
  if (caller) attempts.take('change', destination, { sender: caller, code })
  attempts.take('send', destination, { code })
}

/**
 * Lets a request for codes through, within the limits of each address or phone and of its caller; a refusal where the provider
 * of its channel refuses it. Called before an account is looked up, so that a refusal says nothing about accounts.
 *
 * @param caller the account that asks, if somebody is signed in
 */
export function admitCodes(
  context: AuthContext,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
  caller?: string,
): void {
  for (const destination of [email, phone])
    if (destination !== undefined) takeCode(context.attempts, destination, caller)
  if (email !== undefined) refuseUnreachable('email', email)
  if (phone !== undefined) refuseUnreachable('sms', phone)
}

/** Sends an account a code of a kind, to an address or phone that was admitted. */
export async function sendCode(
  context: AuthContext,
  { accountId, kind, destination, hasAccount = false }: CodeToSend,
): Promise<void> {
  const code = await context.codes.issue(context.database.query, accountId, kind, destination)
  const facts = { code, minutes: Math.round(context.config.email.otpExpiry / 60), hasAccount }
  context.inbox.deliver({
    to: isSms(kind) ? `+${destination}` : destination,
    channel: isSms(kind) ? 'sms' : 'email',
    subject: hasAccount ? 'You already have an account' : subjects[kind],
    text: isSms(kind)
      ? smsText(facts, await languageOf(context.database.query, accountId), context.siteHost)
      : mailText(facts),
    code,
  })
}
