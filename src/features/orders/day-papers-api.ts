import * as v from 'valibot'
import { order } from './orders-api.ts'
import { parseAnswer } from '#src/platform/backend/answer.ts'
import { knownIn } from '#src/platform/backend/readable.ts'
import { post } from '#src/platform/backend/request.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'

const papers = v.object({ more: v.boolean(), orders: knownIn(order) })

/** The orders of a day with their receipts; `more` if the day had more than the centre gives at once. */
export type DayPapers = v.InferOutput<typeof papers>

/** Fetches the orders placed on a day in India and those whose receipt is of it; or why there are none. For the desk. */
export function dayPapers(account: string, day: string): Promise<DayPapers | Undone> {
  return callCentre<DayPapers>(account, async (token) =>
    parseAnswer(papers, await post('/rest/v1/rpc/day_papers', { day }, token)),
  )
}
