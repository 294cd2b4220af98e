import { isAuthRetryableFetchError, type Session } from '@supabase/auth-js'
import { authClient } from './auth-client.ts'
import { backendUrl, fetchInTime, notStored, publishableKey } from './request.ts'

/** The result of signing in: a session, a refusal with the provider's code and message, or no answer. */
export type SignInAnswer =
  | { readonly session: Session }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }

/**
 * Signs in with a password and an e-mail address; where that is wrong, with the phone beside it, by which somebody may have
 * confirmed the account. The library keeps and refreshes nothing by itself: what the phone holds is core/session's
 * business, since the library takes an expired token without a network for a sign-out.
 */
export async function signInWithPassword(
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
  password: string,
): Promise<SignInAnswer> {
  let refused = { code: 'invalid_credentials', message: '' }
  for (const address of [...(email ? [{ email }] : []), ...(phone ? [{ phone }] : [])]) {
    const { data, error } = await authClient().signInWithPassword({ ...address, password })
    if (data.session) return { session: data.session }
    if (!error || isAuthRetryableFetchError(error)) return { silent: true }
    refused = { code: error.code ?? '', message: error.message }
    if (refused.code !== 'invalid_credentials') break
  }
  return { refused }
}

/** Tells the provider that a session has ended. Failures are ignored. */
export async function endSession(accessToken: string): Promise<void> {
  await fetchInTime(`${backendUrl()}/auth/v1/logout?scope=local`, {
    method: 'POST',
    keepalive: true,
    ...notStored,
    headers: { apikey: publishableKey, authorization: `Bearer ${accessToken}` },
  }).catch(() => undefined)
}
