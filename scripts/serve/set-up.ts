import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalBackend } from '#local/backend.ts'

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** A key for the set-up, and the hash by which the database knows it. */
export function newSetUpKey(): { key: string; hash: string } {
  const key = randomBytes(18).toString('base64url')
  return { key, hash: hashOf(key) }
}

/** Returns the address of the set-up, which opens until the next one is printed; `undefined` for a centre that is open. */
export async function setUpAddress(
  { query }: Pick<LocalBackend, 'query'>,
  siteUrl: string,
): Promise<string | undefined> {
  const { key, hash } = newSetUpKey()
  const [row] = await query<{ begun: boolean }>('select begin_set_up($1) as begun', [hash])
  return row?.begun ? `${siteUrl}/start?key=${key}` : undefined
}

const cookieName = 'khet-set-up'
const halfYearSeconds = 15_552_000

/**
 * Returns a guard of a centre that is not open yet: true if it has answered. Whoever comes by the printed address goes on by a cookie;
 * everybody else gets one page that says so, for pages, files and calls alike.
 */
export function guardUntilOpen({
  query,
  asServiceKey,
}: Pick<LocalBackend, 'query' | 'asServiceKey'>): (
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
) => Promise<boolean> {
  let isOpen = false
  return async (request, response, search) => {
    // Edge functions call the backend by its address.
    if (isOpen || request.headers['apikey'] === asServiceKey) return false
    const [state] = await query<{ open: boolean; hash: string | null }>(
      'select is_open() as open, (select key_hash from set_up) as hash',
    )
    isOpen = state?.open ?? false
    if (isOpen) return false
    const key = new URLSearchParams(search).get('key')
    if (key !== null && hashOf(key) === state?.hash) {
      response.setHeader(
        'set-cookie',
        `${cookieName}=${key}; Path=/; Max-Age=${halfYearSeconds}; HttpOnly; SameSite=Lax`,
      )
      return false
    }
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='))
    if (cookies.some(([name, value = '']) => name === cookieName && hashOf(value) === state?.hash))
      return false
    response
      .writeHead(503, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '3600',
        'x-robots-tag': 'noindex',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .end(closedPage)
    return true
  }
}

const closedPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Opens soon</title><style>body{font:1.3rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:1rem;text-align:center;
color:#2b1d10;background:#fdfbf5}small{color:#6b5a45}</style></head><body>
<p lang="pa">ਇਹ ਕੇਂਦਰ ਛੇਤੀ ਖੁੱਲ੍ਹੇਗਾ।</p><p lang="hi">यह केंद्र जल्दी खुलेगा।</p><p>This centre opens soon.</p>
<p><small>You set it up? Open the address that the computer has printed at its last start.</small></p></body></html>`
