import { isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js'
import { authClient } from './auth-client.ts'
import type { SignInAnswer } from './auth.ts'
import { postProven } from './captcha-proof.ts'
import { refusalIn, type Answer } from './request.ts'

/** The channel of a one-time code. */
export type Channel = 'email' | 'phone'

/**
 * The result of asking for codes: the channels that took one, and why another did not; neither where the centre is
 * silent.
 */
export interface CodesAnswer {
  readonly sent: readonly Channel[]
  readonly refused?: { readonly code: string; readonly message: string } | undefined
}

/** Addresses of a person; at least one is set. */
export interface Reach {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

/**
 * Sends one-time codes for signing in, to each place at once. Never makes an account for an e-mail address. An address without an
 * account is answered like any other: whoever asks does not learn who has one, and the code step says what to do.
 */
export async function sendSignInCodes({ email, phone }: Reach, newByPhone: boolean): Promise<CodesAnswer> {
  const client = authClient()
  const requests: [Channel, Promise<{ error: AuthError | null }>][] = []
  if (email) requests.push(['email', client.signInWithOtp({ email, options: { shouldCreateUser: false } })])
  if (phone)
    requests.push(['phone', client.signInWithOtp({ phone, options: { shouldCreateUser: newByPhone } })])
  const answers = await Promise.all(
    requests.map(async ([channel, answer]) => {
      const { error } = await answer
      return { channel, error: error?.code === 'otp_disabled' ? null : error }
    }),
  )
  const sent = answers.filter(({ error }) => !error).map(({ channel }) => channel)
  const errors = answers.flatMap(({ error }) => error ?? [])
  // Without any answer it is no refusal; if one code was sent, the other one did fail.
  const failed = errors.find((error) => sent.length || !isAuthRetryableFetchError(error))
  return { sent, refused: failed && refusal(failed) }
}

/**
 * Sends the codes of a sign-up. Password and name are sent only after an address is proven. If the provider
 * sends one code only, the person confirms the phone after signing in (`own-address.ts`). An existing account
 * gives the same answer, and its code signs in.
 */
export async function sendSignUpCodes({ email, phone }: Reach): Promise<CodesAnswer> {
  let sent: Channel[] = ['email', 'phone']
  // The client library sends one of the two only.
  let answer = await postProven('/auth/v1/otp', { email, phone, create_user: true })
  // Hosted Supabase takes one of the two only, and says no more than that something is not valid.
  if (isRefusedAs('validation_failed', answer)) {
    sent = ['email']
    answer = await postProven('/auth/v1/otp', { email, create_user: true })
  }
  if (answer.ok) return { sent }
  return {
    sent: [],
    refused: answer.status === undefined ? undefined : refusalIn(answer.data, answer.status),
  }
}

/** Tries a code where it can belong: the phone first, then the e-mail address, as one attempt. */
export async function verifyCode({ email, phone }: Reach, token: string): Promise<SignInAnswer> {
  const client = authClient()
  const tries = [
    ...(phone ? [() => client.verifyOtp({ phone, token, type: 'sms' as const })] : []),
    ...(email ? [() => client.verifyOtp({ email, token, type: 'email' as const })] : []),
  ]
  let last: AuthError | null = null
  for (const attempt of tries) {
    const { data, error } = await attempt()
    if (data.session) return { session: data.session }
    last = error
    if (!error || isAuthRetryableFetchError(error)) return { silent: true }
  }
  return { refused: last ? refusal(last) : { code: '', message: '' } }
}

function refusal(error: AuthError): { code: string; message: string } {
  return refusalIn({ error_code: error.code, msg: error.message }, error.status)
}

function isRefusedAs(code: string, answer: Answer): boolean {
  return !answer.ok && answer.status !== undefined && refusalIn(answer.data).code === code
}
