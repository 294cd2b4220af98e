import * as v from 'valibot'
import { parseAnswer } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'

const report = v.object({
  /** A catalogue, `booking`, `delivery`, or `goods` and `milk` that were written into a khata. */
  sales: v.array(v.object({ day: v.string(), what: v.string(), paise: v.number() })),
  /** cash, upi or provider; what went back is taken off. */
  money: v.array(v.object({ day: v.string(), how: v.string(), paise: v.number() })),
  /** What is owed now, by the week in which it was taken. */
  due: v.array(v.object({ day: v.string(), paise: v.number() })),
})

/** What was sold, what came and what is owed. */
export type MoneyReport = v.InferOutput<typeof report>

/** Fetches the report of the days from one to another, both included; or why there is none. For managers. */
export function moneyReport(account: string, first: string, last: string): Promise<MoneyReport | Undone> {
  return callCentre<MoneyReport>(account, async (token) =>
    parseAnswer(report, await post('/rest/v1/rpc/money_report', { first, last }, token)),
  )
}
