/** Headers that let a page on another local port (Vite's, say) call this backend. */
export const openToAnyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-total-count, retry-after, x-sb-error-code',
}

/** A refusal in the shape and with the code that hosted Supabase Auth uses; supabase-js reads `code` and `status`. */
export class AuthRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: string, message: string, retryAfterSeconds?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** The refusal as a response, with Retry-After when waiting helps. */
  toResponse(): Response {
    const headers: Record<string, string> = { ...openToAnyOrigin, 'x-sb-error-code': this.code }
    if (this.retryAfterSeconds !== undefined) headers['retry-after'] = String(this.retryAfterSeconds)
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message },
      { status: this.status, headers },
    )
  }
}

/** A JSON answer. */
export function answer(body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { ...openToAnyOrigin, 'cache-control': 'no-store', ...headers } })
}

/** The one refusal for a code that is wrong, used, late or never was, so that nothing can be learned from it. */
export const wrongCode = () => new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
