import { callerHeaders, secretHeaders } from './keys.ts'

/** The result of reading a stored file: its bytes, `gone` if it does not exist, `silent` without an answer. */
export type Stored = Uint8Array<ArrayBuffer> | 'gone' | 'silent'

/** Longer than storage may take for 5 MB, shorter than the platform gives us for eight of them. */
const longestWait = 15_000

/** The largest number of names in one call of storage. */
const mostAtOnce = 1_000

const address = (path: string) => `${Deno.env.get('SUPABASE_URL')}/storage/v1/object/${path}`

/** Reads a file of the bucket documents, whosever it is: with a secret key. */
export async function storedDocument(name: string): Promise<Stored> {
  try {
    const response = await fetch(address(`documents/${name}`), {
      headers: secretHeaders(),
      signal: AbortSignal.timeout(longestWait),
    })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    // Storage returns 400 for most errors, with the status in the body.
    const { statusCode } = (await response.json()) as { statusCode?: string }
    return statusCode === '404' ? 'gone' : 'silent'
  } catch {
    return 'silent'
  }
}

/**
 * Deletes files of the bucket documents with the secret key; `false` if that is uncertain. Missing files are no
 * error.
 */
export async function removeForGood(names: readonly string[]): Promise<boolean> {
  try {
    for (let at = 0; at < names.length; at += mostAtOnce) {
      const response = await fetch(address('documents'), {
        method: 'DELETE',
        headers: { 'content-type': 'application/json', ...secretHeaders() },
        body: JSON.stringify({ prefixes: names.slice(at, at + mostAtOnce) }),
        signal: AbortSignal.timeout(longestWait),
      })
      await response.body?.cancel()
      if (!response.ok) return false
    }
    return true
  } catch {
    return false
  }
}

/**
 * Deletes refused files of the bucket documents as the caller; the policies allow no others. Remaining files are
 * refused again next time.
 */
export async function removeDocuments(request: Request, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  try {
    const response = await fetch(address('documents'), {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', ...callerHeaders(request) },
      body: JSON.stringify({ prefixes: names }),
      signal: AbortSignal.timeout(longestWait),
    })
    await response.body?.cancel()
  } catch {
    // It stays, and the next call finds it.
  }
}
