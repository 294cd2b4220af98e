/** Timeouts of a response, in milliseconds. */
export interface Timeouts {
  /** Until its head arrives. */
  readonly head: number
  /** Until the next piece of its body arrives. */
  readonly idle: number
}

/** A response with its whole body. */
export interface WholeAnswer {
  readonly response: Response
  readonly body: Blob
}

/**
 * Reads a response to its end. Rejects and aborts the request if the head or the next piece of the body is late; a
 * slow connection that keeps delivering pieces is not aborted.
 *
 * @param send makes the request, which the signal aborts
 */
export async function fetchWhole(
  send: (signal: AbortSignal) => Promise<Response>,
  { head, idle }: Timeouts,
): Promise<WholeAnswer> {
  const deadline = newDeadline()
  try {
    const response = await deadline.within(head, send(deadline.signal))
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body?.getReader()
    if (!reader) return { response, body: new Blob() }
    for (;;) {
      const { done, value } = await deadline.within(idle, reader.read())
      if (done) return { response, body: new Blob(parts) }
      parts.push(value)
    }
  } catch (error) {
    deadline.end()
    throw error
  }
}

/** Repeats a failed attempt at once, up to `times` attempts: on a lossy network the next one mostly succeeds. */
export async function withRetries<T>(attempt: () => Promise<T>, times: number): Promise<T> {
  for (let left = times - 1; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left <= 0) throw error
    }
  }
}

/** Returns a response anew, with a body that was read already. */
export function asResponse({ response, body }: WholeAnswer): Response {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // They describe the compression on the wire.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const hasBody = ![101, 204, 205, 304].includes(status)
  return new Response(hasBody ? body : null, { status, statusText, headers })
}

function newDeadline() {
  const controller = new AbortController()
  const { signal } = controller
  // Ends also if the browser ignores the signal.
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('No answer in time'))),
  )
  ended.catch(() => undefined)
  return {
    signal,
    end: () => controller.abort(),
    within: <T>(ms: number, task: Promise<T>): Promise<T> => {
      const timer = setTimeout(() => controller.abort(), ms)
      return Promise.race([task, ended]).finally(() => clearTimeout(timer))
    },
  }
}
