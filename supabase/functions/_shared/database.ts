import { callerHeaders, secretHeaders } from './keys.ts'

/** The result of a database function: its data, or PostgREST's error with the status. */
export type Answer<Data> =
  | { ok: true; data: Data }
  | {
      ok: false
      status: number
      error: { code?: string; message?: string; hint?: string | null; details?: string | null }
      retryAfter: string | null
    }

/** Longer than the database may take, shorter than the platform gives us. */
const longestWait = 20_000

async function call<Data>(name: string, given: object, keys: Record<string, string>): Promise<Answer<Data>> {
  try {
    const response = await fetch(`${Deno.env.get('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...keys },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(longestWait),
    })
    const { status } = response
    const data = await response.json()
    if (response.ok) return { ok: true, data }
    return { ok: false, status, error: data ?? {}, retryAfter: response.headers.get('retry-after') }
  } catch {
    return { ok: false, status: 503, error: {}, retryAfter: null }
  }
}

/** Calls a database function with the caller's rights. */
export function asCaller<Data>(request: Request, name: string, given: object): Promise<Answer<Data>> {
  return call(name, given, callerHeaders(request))
}

/** Calls a function of the database with a secret key, for functions that are closed to everybody else. */
export function asService<Data>(name: string, given: object): Promise<Answer<Data>> {
  return call(name, given, secretHeaders())
}
