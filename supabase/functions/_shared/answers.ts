/** CORS headers: a hosted app and its functions have two origins. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-expose-headers': 'retry-after, date',
}

/** Returns a JSON response. */
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

/** Returns the response to a request that is no POST; `undefined` for a POST. */
export function unlessPost({ method }: Request): Response | undefined {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: open })
  if (method === 'POST') return undefined
  return refusal(405, 'method_not_allowed', 'Only POST is answered here.', {}, { allow: 'POST' })
}
