import { AuthClient } from '@supabase/auth-js'
import { provenFetch } from './captcha-proof.ts'
import { backendUrl, publishableKey } from './request.ts'

/** The provider's client for signing in. It stores and renews nothing by itself: sessions are those of platform/session. */
export function authClient(): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${backendUrl()}/auth/v1`,
    headers: { apikey: publishableKey },
    fetch: provenFetch,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}
