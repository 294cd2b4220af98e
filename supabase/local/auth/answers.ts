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

/** A text; empty where none was given, or something else, which may have no words at all or no end of them. */
export function textIn(body: Record<string, unknown>, key: string): string {
  const value = body[key]
  return typeof value === 'string' ? value : ''
}

/** An e-mail address in lower case; undefined when none was given; 400 when it is not one. */
export function emailIn(body: Record<string, unknown>): string | undefined {
  if (typeof body.email !== 'string' || body.email === '') return undefined
  const email = body.email.trim().toLowerCase()
  if (email.length > 255 || !/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(email)) {
    throw new AuthRefusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  return email
}

/** A phone as digits without a plus, the way auth.users keeps it; undefined when none was given; 400 when it is not one. */
export function phoneIn(body: Record<string, unknown>): string | undefined {
  if (typeof body.phone !== 'string' || body.phone === '') return undefined
  const digits = body.phone.replace(/[\s+()-]/g, '')
  if (!/^[1-9]\d{6,14}$/.test(digits)) {
    throw new AuthRefusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
  }
  return digits
}

/** The longest metadata of an account, in bytes of JSON; they are in each of its tokens. */
const longestData = 4096

/** Refuses metadata that is too long with 400. */
export function refuseLong(data: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(data)) > longestData)
    throw new AuthRefusal(400, 'validation_failed', `Metadata has at most ${longestData} bytes`)
}

/** Metadata of an account; anything but an object counts as none. 400 when it is too long. */
export function dataIn(body: Record<string, unknown>, key = 'data'): Record<string, unknown> {
  const data = body[key]
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return {}
  refuseLong(data as Record<string, unknown>)
  return data as Record<string, unknown>
}
