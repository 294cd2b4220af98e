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

/** A response whose body is read as it comes. */
export interface ComingAnswer {
  readonly response: Response
  /** The body piece by piece; rejects if the next one is late. Breaking off the loop ends the request. */
  readonly pieces: AsyncIterable<Uint8Array<ArrayBuffer>>
}

/**
 * Opens a response. Rejects and aborts the request if the head, or later the next piece of the body, is late; a slow
 * connection that keeps delivering pieces is not aborted.
 *
 * @param send makes the request, which the signal aborts
 * @param stop ends the request, also before anybody has read of it
 */
export async function fetchInPieces(
  send: (signal: AbortSignal) => Promise<Response>,
  { head, idle }: Timeouts,
  stop?: AbortSignal,
): Promise<ComingAnswer> {
  const deadline = newDeadline()
  if (stop?.aborted) deadline.end()
  stop?.addEventListener('abort', deadline.end)
  try {
    const response = await deadline.within(head, send(deadline.signal))
    return { response, pieces: piecesOf(response, deadline, idle) }
  } catch (error) {
    deadline.end()
    throw error
  }
}

async function* piecesOf(
  { body }: Response,
  deadline: Deadline,
  idle: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!body) return
  const reader = body.getReader()
  let ended = false
  try {
    while (!ended) {
      const { done, value } = await deadline.within(idle, reader.read())
      ended = done
      if (value) yield value
    }
  } finally {
    if (!ended) deadline.end()
  }
}

/** Reads a response to its end, under the same conditions as `fetchInPieces`. */
export async function fetchWhole(
  send: (signal: AbortSignal) => Promise<Response>,
  timeouts: Timeouts,
): Promise<WholeAnswer> {
  const { response, pieces } = await fetchInPieces(send, timeouts)
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of pieces) parts.push(piece)
  return { response, body: new Blob(parts) }
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

interface Deadline {
  readonly signal: AbortSignal
  readonly end: () => void
  /** The task's result; rejects after some milliseconds, or once the deadline was ended. */
  readonly within: <T>(ms: number, task: Promise<T>) => Promise<T>
}

function newDeadline(): Deadline {
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
