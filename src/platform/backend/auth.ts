import { isAuthRetryableFetchError, type Session } from '@supabase/auth-js'
import { authClient } from './auth-client.ts'
import { backendUrl, fetchInTime, notStored, publishableKey, refusalIn } from './request.ts'

/** The result of signing in: a session, a refusal with the provider's code and message, or no answer. */
export type SignInAnswer =
  | { readonly session: Session }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly silent: true }

/**
 * Signs in with a password and an email address; if the address is wrong, with the phone number, which may be
 * the confirmed one. The library stores and refreshes nothing: platform/session does, because the library treats a
 * token that expired offline as a sign-out.
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
    refused = refusalIn({ error_code: error.code, msg: error.message }, error.status)
    if (refused.code !== 'invalid_credentials') break
  }
  return { refused }
}

/** Ends a session at the provider. Failures are ignored. */
export async function endSession(accessToken: string): Promise<void> {
  await fetchInTime(`${backendUrl()}/auth/v1/logout?scope=local`, {
    method: 'POST',
    keepalive: true,
    ...notStored,
    headers: { apikey: publishableKey, authorization: `Bearer ${accessToken}` },
  }).catch(() => undefined)
}
