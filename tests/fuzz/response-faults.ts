import type { FuzzRequest } from './fuzz-requests.ts'
import type { Answered } from './send.ts'
import { mark } from './things.ts'
import { plainCallers } from './fuzz-backend.ts'

/** Texts for operators only: source locations, SQL, file names. */
const internals = [
  /\n\s+at .+:\d+/,
  /\b(?:node_modules|file:\/\/|\.ts:\d+|\.js:\d+)/,
  /PL\/pgSQL function|SQL statement "|SQL function "/,
  /\b(?:select|insert into|update|delete from) [^"]{0,80}\b(?:public|auth|storage)\./i,
  /kysely|pglite|SELECT set_config/i,
  /(?:Type|Reference|Syntax|Range)Error\b(?!.*JSON)/,
]

/** A refusal in the format of each area; text is enough for a missing page. */
function isRefusal({ text, status, headers, sent }: Answered): boolean {
  if (text === '' || sent.method === 'HEAD' || status === 404 || sent.path.startsWith('/local')) return true
  if (!String(headers['content-type']).includes('json')) return status === 405
  try {
    const message = JSON.parse(text) as Record<string, unknown> & { error?: { code?: unknown } }
    const word =
      message['message'] ?? message['msg'] ?? (message.error as { message?: unknown } | undefined)?.message
    return typeof word === 'string'
  } catch {
    return false
  }
}

/** Refusals within an answer that is good on the whole. */
function insideFailure(text: string): boolean {
  return /"refused":\s*\{[^{}]*"status":\s*5\d\d/.test(text)
}

/** A message of a provider without settings; it is sent again once there are some. */
const isUnset = ({ status, text }: Answered) => status === 503 && text.includes('"payments_unavailable"')

const isPlain = ({ who, what }: FuzzRequest) =>
  (plainCallers as readonly string[]).includes(who) && what !== 'local'

/** True if an invalid token got rows or files. */
function isTakenIn({ who, method, headers }: FuzzRequest, { status, sent }: Answered): boolean {
  const isFalse = (who === 'forged' || who === 'expired') && !('authorization' in headers)
  return isFalse && method !== 'OPTIONS' && status < 300 && /^\/(?:rest|storage)\/v1/.test(sent.path)
}

const faults: readonly (readonly [
  name: (answered: Answered) => string,
  isFound: (request: FuzzRequest, answered: Answered) => boolean,
])[] = [
  [
    ({ status, text }) => `${status} ${/"(?:code|error)":\s*"([^"]+)"/.exec(text)?.[1] ?? ''}`,
    (_, answered) => answered.status >= 500 && !isUnset(answered),
  ],
  [() => 'a failure inside a good answer', (_, { text }) => insideFailure(text)],
  [() => 'internals', (_, { text }) => internals.some((pattern) => pattern.test(text))],
  [
    ({ status }) => `${status} in another shape`,
    (_, answered) => answered.status >= 400 && !isRefusal(answered),
  ],
  [() => 'words of somebody else', (request, { text }) => isPlain(request) && text.includes(mark)],
  [() => 'a token that is none was taken', isTakenIn],
]

/** Returns the fault of an answer in a word or two; `undefined` without one. */
export function faultOf(request: FuzzRequest, answered: Answered): string | undefined {
  return faults.find(([, isFound]) => isFound(request, answered))?.[0](answered)
}
