/** An exception of PGlite: a PostgreSQL error with its SQLSTATE in `code`. */
interface PostgresError {
  code: string
  message: string
  detail?: string | null
  hint?: string | null
}

/** Statuses that PostgREST gives to SQLSTATEs, longest prefix first; anything else is the caller's fault: 400. */
const statusByPrefix: readonly (readonly [prefix: string, status: number])[] = [
  ['P0001', 400],
  ['P0', 500],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['42P17', 500],
  // PostgREST returns 500 here too; but too deep or too large input is the sender's error.
  ['53', 503],
  ['54001', 400],
  ['54023', 400],
  ['54', 500],
  ['55', 500],
  ['57P', 503],
  ['57', 500],
  ['F0', 500],
  ['HV', 500],
  ['XX', 500],
]

/** Classes that Lite already answers in PostgREST's shape, some of them by the caller's role (42501: 401 or 403). */
const answeredByLite = /^(42|22|21|PT|PGRST|23502|23503|23505|25006)/

const isPostgresError = (error: unknown): error is PostgresError =>
  typeof error === 'object' &&
  error !== null &&
  /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)) &&
  typeof (error as { message?: unknown }).message === 'string'

/**
 * True for an error of Lite's parsing of a request, or of PGlite's encoding of a value: a parameter of another type,
 * an open quote, too much depth. Errors of the database have a code, bugs in it another name.
 */
const isMisread = (error: unknown) =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof URIError ||
  (error instanceof Error && error.message.startsWith('Missing closing quote'))

const misread = {
  code: 'PGRST',
  message: JSON.stringify({
    code: 'PGRST100',
    message: 'The request cannot be read',
    details: null,
    hint: null,
  }),
  detail: JSON.stringify({ status: 400, headers: {} }),
}

/** True if PostgreSQL has ended, does not answer yet, or ends. */
export const isAway = (error: unknown): boolean => isPostgresError(error) && error.code.startsWith('57P')

/**
 * True if PostgreSQL could not reach its own files: no room, no disk, or a read-only disk, which it reports as 42501,
 * like a missing right. It is a temporary fault: 503.
 */
export function isDiskFault(error: unknown): boolean {
  if (!isPostgresError(error)) return false
  return (
    /^(?:53(?!200|300)|58)/.test(error.code) ||
    (error.code === '42501' &&
      /^could not \w+ (?:to |from )?(?:file|directory|symbolic|temporary)/.test(error.message))
  )
}

/**
 * The error as Lite must see it to answer in PostgREST's shape and status, hint included.
 * Lite turns check violations (23514), RAISE EXCEPTION (P0001) and our own SQLSTATEs into a bare 500 "SUP";
 * a phone that reads 500 keeps retrying words that the server will never accept.
 */
export function postgrestError(error: unknown): unknown {
  if (isMisread(error)) return misread
  if (!isPostgresError(error) || (answeredByLite.test(error.code) && !isDiskFault(error))) return error
  const { code, message, detail, hint } = error
  const status = isDiskFault(error)
    ? 503
    : (statusByPrefix.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400)
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}
