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
