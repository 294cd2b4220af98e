import { inboxEnvironment, isOpenedHere } from './inbox.ts'
import { localPublishableKey, type LocalKeys } from './keys.ts'
import { isLoopback } from './local-only.ts'
import { pushEnvironment, type PushKeys } from './push-keys.ts'
import { sandboxSecret } from './sandbox-payments.ts'

interface Parts {
  host: string
  siteUrl: string
  keys: LocalKeys
  pushKeys: PushKeys
}

/** The settings of the edge functions: where the backend is, its keys, and what exists on this machine only. */
export function functionsEnvironment({ host, siteUrl, keys, pushKeys }: Parts): Record<string, string> {
  const isHere = isLoopback(host)
  return {
    SUPABASE_URL: siteUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localPublishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.serviceKey }),
    // Without it the functions have no sandbox: beyond this machine its buttons would give goods away.
    KHET_SANDBOX_SECRET: isHere && isOpenedHere(process.env) ? sandboxSecret(keys.jwtSecret) : '',
    ...pushEnvironment(pushKeys),
    ...(isHere ? inboxEnvironment(siteUrl, keys.serviceKey, process.env) : {}),
  }
}
