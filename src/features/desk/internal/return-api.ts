import * as v from 'valibot'
import { notDone, type NotDone } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'

/** The kind of entries that take goods of an order back. */
export const deskReturnKind = 'desk-return'

const decided = v.union([
  v.object({ done: v.literal(true), serial: v.string() }),
  v.object({ refused: v.object({ status: v.number(), code: v.string(), field: v.optional(v.string()) }) }),
])

/** Takes goods of an order back, once for the act's id. */
export async function decideReturn(
  act: object,
  token: string,
): Promise<v.InferOutput<typeof decided> | NotDone> {
  const answer = await post('/rest/v1/rpc/decide_return', { act }, token)
  if (!answer.ok) return notDone(answer)
  const parsed = v.safeParse(decided, answer.data)
  return parsed.success ? parsed.output : { silent: true }
}
