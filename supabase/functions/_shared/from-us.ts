import { secretKeys } from './keys.ts'

/** True if a request has a secret key of the project. Compares hashes, so that the timing reveals nothing. */
export async function isFromUs(request: Request): Promise<boolean> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '')
  const given = [request.headers.get('apikey'), bearer].filter((key) => key != null)
  const [own, theirs] = await Promise.all([hashesOf(secretKeys()), hashesOf(given)])
  return own.some((key) => theirs.includes(key))
}

function hashesOf(texts: string[]): Promise<string[]> {
  return Promise.all(texts.map(hashOf))
}

async function hashOf(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()
}
