/** Headers by which a page of another origin may read an answer: hosted, the app and its functions have two. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'retry-after',
}

/** What was asked for. */
export function answer(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: { ...open, 'cache-control': 'no-store' } })
}

/** Every refusal in one shape: {error: {code, message, …}}. The code is for programs, the message for people. */
export function refusal(
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error: { code, message, ...more } },
    { status, headers: { ...open, 'cache-control': 'no-store', ...headers } },
  )
}

/** The answer to a request that is no POST, nothing for one that is. */
export function unlessPost({ method }: Request): Response | undefined {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: open })
  if (method === 'POST') return undefined
  return refusal(405, 'method_not_allowed', 'Only POST is answered here.', {}, { allow: 'POST' })
}
