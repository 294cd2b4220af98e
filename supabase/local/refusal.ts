import { isAway } from './database/postgrest-errors.ts'

/** A refusal that every client reads: PostgREST's, storage's and auth's, under the names of their fields. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
) =>
  Response.json(
    { statusCode: String(status), code, error: code, error_code: code, message },
    { status, headers: { 'access-control-allow-origin': '*', ...headers } },
  )

/** The refusal of a call while the database is away: a phone keeps its entry and sends it again. Throws any other error. */
export function refuseAway(error: unknown): Response {
  if (!isAway(error)) throw error
  return databaseAway()
}

export const databaseAway = () =>
  refusal(503, 'unavailable', 'The database does not answer now. Send it again later.')
