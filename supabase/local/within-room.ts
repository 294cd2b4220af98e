import { BodyRoom } from './body-room.ts'
import type { LocalConfig } from './config.ts'
import { asCaller, networkOf } from './database/caller.ts'
import type { LocalKeys } from './keys.ts'
import { largestBody, withinSize } from './request-size.ts'
import { withPlainWishes } from './rest-calls.ts'
import { isSigned, type Tokens } from './tokens.ts'

/** Bytes that a multipart envelope adds at most to the largest file. */
const uploadEnvelope = 2 ** 20

/** Most requests of one sender at once: a village behind one address is far below it. */
const mostAtOnce = 300

const tooBusy = () =>
  Response.json(
    {
      code: 'too_busy',
      error: 'too_busy',
      message: 'Too many requests at once. Send it again in a few seconds.',
    },
    { status: 503, headers: { 'access-control-allow-origin': '*', 'retry-after': '5' } },
  )

/** Answers by `answer`, or 503 while a sender has too many requests under way. */
function fewAtOnce() {
  const open = new Map<string, number>()
  return async (sender: string, answer: () => Promise<Response>): Promise<Response> => {
    const count = open.get(sender) ?? 0
    if (sender !== '' && count >= mostAtOnce) return tooBusy()
    open.set(sender, count + 1)
    try {
      return await answer()
    } finally {
      const left = open.get(sender)! - 1
      if (left > 0) open.set(sender, left)
      else open.delete(sender)
    }
  }
}

interface Parts {
  readonly config: LocalConfig
  readonly keys: LocalKeys
  readonly tokens: Tokens
}

/** A request on its way to its answer. */
interface Arrived {
  readonly request: Request
  /** The headers that its answer is to see. */
  readonly headers: Headers
  readonly peerAddress: string | null
  readonly isUpload: boolean
}

/**
 * Reads a request's body once its caller is known, within the room that there is for bodies, and answers it as that sender's.
 * Strangers send no files.
 */
export function withinRoom({ config, keys, tokens }: Parts) {
  const room = new BodyRoom()
  const among = fewAtOnce()
  return async (
    { request, headers, peerAddress, isUpload }: Arrived,
    answer: (read: Request) => Promise<Response>,
  ): Promise<Response> => {
    const hasKey = headers.get('apikey') === keys.serviceKey
    const isKnown = request.body !== null && (hasKey || (await isSigned(request, tokens)))
    const limit = isUpload && isKnown ? config.fileSizeLimit + uploadEnvelope : largestBody
    const network = networkOf(peerAddress ?? '')
    return among(network, async () => {
      const reserved = room.reserve({ isKnown, network })
      try {
        const read = await withinSize(
          request,
          { limit, isFile: isUpload },
          withPlainWishes(headers),
          reserved,
        )
        if (read instanceof Response) return read
        return await asCaller(network || 'this process', () => answer(read))
      } finally {
        reserved.free()
      }
    })
  }
}
