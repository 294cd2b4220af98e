import * as v from 'valibot'
import { parseAnswer } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'

/** Makes the token's account the first admin, by the key of the printed address. */
export const claimSetUp = async (key: string, token: string) =>
  parseAnswer(v.object({ admin: v.boolean() }), await post('/rest/v1/rpc/claim_set_up', { key }, token))

/** Returns whether everybody sees the centre. */
export const isCentreOpen = async (token: string) => {
  const answer = await post('/rest/v1/rpc/is_open', {}, token)
  return answer.ok && typeof answer.data === 'boolean'
    ? { data: { open: answer.data } }
    : parseAnswer(v.never(), answer)
}

/** Opens the centre to everybody. */
export const openCentre = async (token: string) =>
  parseAnswer(v.object({ open: v.boolean() }), await post('/rest/v1/rpc/open_centre', {}, token))

const tried = v.union([
  v.object({ sent: v.string() }),
  v.object({ none: v.picklist(['way', 'address']) }),
  v.object({ failed: v.string() }),
])

/** The outcome of a message to oneself: where it went, why none could, or the reason of the server. */
export type TriedMessage = v.InferOutput<typeof tried>

/** Sends the admin a mail or a text. */
export const tryMessage = async (channel: 'email' | 'sms', token: string) =>
  parseAnswer(tried, await post('/functions/v1/try-message', { channel }, token))
