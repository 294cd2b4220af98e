/** How long an answer may take, in milliseconds. */
export interface Timeouts {
  /** Until its head is there. */
  readonly head: number
  /** Until the next piece of its body is there. */
  readonly idle: number
}

/** An answer with all of its body. */
export interface WholeAnswer {
  readonly response: Response
  readonly body: Blob
}

/**
 * Reads an answer to its end. Rejects where its head or the next piece of its body does not come in time, and ends the
 * request then; a slow connection that goes on bringing pieces is not given up.
 *
 * @param send makes the request, which the signal ends
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

/** Tries again at once what failed, so many times in all: of what a line loses, the next attempt mostly comes through. */
export async function withRetries<T>(attempt: () => Promise<T>, times: number): Promise<T> {
  for (let left = times - 1; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left <= 0) throw error
    }
  }
}

/** The answer once more, with a body that has been read. */
export function asResponse({ response, body }: WholeAnswer): Response {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // They say how the body was packed on the way.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const hasBody = ![101, 204, 205, 304].includes(status)
  return new Response(hasBody ? body : null, { status, statusText, headers })
}

function newDeadline() {
  const controller = new AbortController()
  const { signal } = controller
  // An old browser, and whoever ignores the signal, is left behind all the same.
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
