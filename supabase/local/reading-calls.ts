import type { Database } from './database/database.ts'

/** Functions that read, and number what came in before, which is done already while nothing is taken. */
const readers = ['what_is_new', 'request_changes', 'order_changes', 'cart_changes', 'desk_changes', 'own_key']

const methods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns whether a request reads. Most of the app's questions are POSTs: of functions that cannot write, of lists of files, of links
 * to them, and of a new access token, without which a signed-in person reads nothing after an hour.
 */
export function readingCalls(query: Database['query']): (request: Request) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> | undefined
  const cannotWrite = async () => {
    const found = await query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`,
    )
    return new Set([...readers, ...found.map(({ name }) => name)])
  }
  return async ({ method, url }) => {
    if (methods.has(method)) return true
    const { pathname, searchParams } = new URL(url)
    if (method !== 'POST') return false
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname) ?? []
    if (name !== undefined) return (await (known ??= cannotWrite())).has(name)
    if (pathname === '/auth/v1/token') return searchParams.get('grant_type') === 'refresh_token'
    return /^\/storage\/v1\/object\/(?:list|sign)\//.test(pathname)
  }
}
