import type { CodeKind } from './codes.ts'
import type { AuthContext } from './context.ts'
import { refuseUnreachable } from './unreachable.ts'

const subjects: Record<CodeKind, string> = {
  signup: 'Confirm your e-mail address',
  email: 'Your sign-in code',
  sms: 'Your sign-in code',
  recovery: 'Choose a new password',
  email_change: 'Confirm your new e-mail address',
  phone_change: 'Confirm your phone number',
}

const isSms = (kind: CodeKind) => kind === 'sms' || kind === 'phone_change'

/**
 * Sends an account a code of a kind, within the limits of its account and of the address or phone; a refusal where
 * the provider of its channel refuses the address or phone.
 */
export async function sendCode(
  context: AuthContext,
  accountId: string,
  kind: CodeKind,
  destination: string,
): Promise<void> {
  context.attempts.sendCode(accountId, destination)
  refuseUnreachable(isSms(kind) ? 'sms' : 'email', destination)
  const code = await context.codes.issue(context.database.query, accountId, kind, destination)
  const minutes = Math.round(context.config.email.otpExpiry / 60)
  context.inbox.deliver({
    to: isSms(kind) ? `+${destination}` : destination,
    channel: isSms(kind) ? 'sms' : 'email',
    subject: subjects[kind],
    text: `${code} is your Khet Seva code. It works for ${minutes} minutes. Nobody from the centre will ask you for it.`,
    code,
  })
}
