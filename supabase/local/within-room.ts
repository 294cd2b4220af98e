import { networkOf } from './auth/sender.ts'
import { BodyRoom } from './body-room.ts'
import type { LocalConfig } from './config.ts'
import { asCaller } from './database/caller.ts'
import type { LocalKeys } from './keys.ts'
import { largestBody, withinSize } from './request-size.ts'
import { withPlainWishes } from './rest-calls.ts'
import { isSigned, type Tokens } from './tokens.ts'

/** Bytes that a multipart envelope adds at most to the largest file. */
const uploadEnvelope = 2 ** 20

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
  return async (
    { request, headers, peerAddress, isUpload }: Arrived,
    answer: (read: Request) => Promise<Response>,
  ): Promise<Response> => {
    const hasKey = headers.get('apikey') === keys.serviceKey
    const isKnown = request.body !== null && (hasKey || (await isSigned(request, tokens)))
    const limit = isUpload && isKnown ? config.fileSizeLimit + uploadEnvelope : largestBody
    const network = networkOf(peerAddress ?? '')
    const reserved = room.reserve({ isKnown, network })
    try {
      const read = await withinSize(request, limit, withPlainWishes(headers), reserved)
      if (read instanceof Response) return read
      return await asCaller(network || 'this process', () => answer(read))
    } finally {
      reserved.free()
    }
  }
}
