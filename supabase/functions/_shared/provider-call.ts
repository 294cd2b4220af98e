/** A response of an external API. */
export interface Answered {
  status: number
  body: Fields
}

export type Fields = Record<string, unknown>

/** Timeout in milliseconds: the person sees an empty tab until then. */
const longestWait = Number(Deno.env.get('KHET_PROVIDER_WAIT_MS')) || 12_000

/** An object's fields; of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** Returns a field if it is a text, otherwise null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 2000 ? value : null
}

/** The API refused the credentials, and so did nothing. */
export class CredentialsRefused extends Error {}

/**
 * Calls a JSON API. Throws if the result is unknown: a timeout, a page instead of an object, an overload, wrong
 * credentials. A refusal (400, 402, 404, 409, 422) is a result.
 */
export async function callApi(url: string, init: RequestInit): Promise<Answered> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(longestWait),
  })
  const body: unknown = await response.json()
  const { status } = response
  if (status === 401 || status === 403) throw new CredentialsRefused(`answered ${status}`)
  if (!response.ok && ![400, 402, 404, 409, 422].includes(status)) throw new Error(`answered ${status}`)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Error('answered no object')
  return { status, body: body as Fields }
}

/** Returns a checked message as an object; `undefined` if it is none. */
export function readMessage(body: Uint8Array): Fields | undefined {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : undefined
  } catch {
    return undefined
  }
}

/** An address of the app in the payer's language (KHET_SITE_URL; on one machine the backend's own). */
export function pageOfApp(language: string, page: string): string {
  const site = Deno.env.get('KHET_SITE_URL') || Deno.env.get('SUPABASE_URL') || ''
  return `${site.replace(/\/$/, '')}${language === 'en' ? '' : `/${language}`}${page}`
}

/** Unix seconds as ISO text. */
export function momentOf(seconds: unknown): string | null {
  return typeof seconds === 'number' && seconds > 0 && seconds < 1e11
    ? new Date(seconds * 1000).toISOString()
    : null
}
