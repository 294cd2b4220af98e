/** A project's keys of one kind as the platform hands them over, `{name: key}`; the one called `default` comes first. */
function keysIn(variable: string): string[] {
  try {
    const named = JSON.parse(Deno.env.get(variable) ?? '{}') as Record<string, unknown>
    const { default: first, ...others } = named
    return [first, ...Object.values(others)].filter(
      (key) => typeof key === 'string' && key !== '',
    ) as string[]
  } catch {
    return []
  }
}

/** Returns a legacy key, which the platform accepts until the end of 2026. */
const legacyKey = (variable: string): string[] => [Deno.env.get(variable) ?? ''].filter(Boolean)

/** The key for the data that row-level security opens to everybody; it goes along with a person's own token. */
export function publishableKey(): string {
  return [...keysIn('SUPABASE_PUBLISHABLE_KEYS'), ...legacyKey('SUPABASE_ANON_KEY')][0] ?? ''
}

/** All keys that open everything, the one to use first. */
export function secretKeys(): string[] {
  return [...keysIn('SUPABASE_SECRET_KEYS'), ...legacyKey('SUPABASE_SERVICE_ROLE_KEY')]
}

/** Headers of a request that may do everything. The newer keys are no token, so the gateway refuses them as one. */
export function secretHeaders(): Record<string, string> {
  const [key = ''] = secretKeys()
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` }
}

/** Returns headers with the caller's token, if any. */
export function callerHeaders(request: Request): Record<string, string> {
  const authorization = request.headers.get('authorization')
  return { apikey: publishableKey(), ...(authorization ? { authorization } : {}) }
}
