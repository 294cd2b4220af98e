import { type Person, type TestDatabase } from './as-person.ts'
import { deskAnswer } from './desk-answer.ts'

const codes: Record<number, string> = { 403: '42501', 404: 'PT404', 422: 'P0001' }

let slips = 0
const slipOf = (order: string, paise: number) => {
  slips += 1
  return {
    id: crypto.randomUUID(),
    do: 'slip',
    number: `QQQQQ-${slips}`,
    order,
    paise,
    at: '2026-05-01T06:00:00.000Z',
  }
}

/**
 * Changes an order at the desk based on its latest state; returns its new state. One on its way whose cash is not there is delivered by the
 * slip for it. A refusal throws with the function's SQLSTATE.
 */
export async function moveOrder<Order>(
  database: Pick<TestDatabase, 'as' | 'query'>,
  person: Person,
  id: string,
  to: string,
  note?: string | null,
): Promise<Order> {
  const [unpaid] = await database.query<{ paise: number }>(
    `select o.total_paise::int as paise from orders o
     where o.id = $1 and $2 = 'delivered' and o.pay_by = 'cash' and o.state = 'shipped' and not exists (select from money_here(o.id))`,
    [id, to],
  )
  if (unpaid && person !== 'guest') {
    await database.as(person, (query) =>
      query('select act_on_cash($1::text::jsonb)', [JSON.stringify(slipOf(id, unpaid.paise))]),
    )
    const [delivered] = await database.query<{ answer: Order }>('select order_with_payments($1) as answer', [
      id,
    ])
    return delivered!.answer
  }
  const entry = deskAnswer({ what: 'order', item: id, seen: 9e14, status: to, ...(note ? { note } : {}) })
  const [row] = await database.as(person, (query) =>
    query<{ answer: { results: [{ refused?: { status: number; message: string } }] } }>(
      'select answer_from_desk($1::text::jsonb) as answer',
      [JSON.stringify([entry])],
    ),
  )
  const { refused } = row!.answer.results[0]
  if (refused) throw Object.assign(new Error(refused.message), { code: codes[refused.status] })
  const [moved] = await database.query<{ answer: Order }>('select order_with_payments($1) as answer', [id])
  return moved!.answer
}
