import { type Person, type TestDatabase } from './as-person.ts'
import { deskAnswer } from './desk-answer.ts'

const codes: Record<number, string> = { 403: '42501', 404: 'PT404', 422: 'P0001' }

/**
 * Changes an order at the desk based on its latest state; returns its new state. A refusal throws with the function's
 * SQLSTATE.
 */
export async function moveOrder<Order>(
  database: Pick<TestDatabase, 'as' | 'query'>,
  person: Person,
  id: string,
  to: string,
  note?: string | null,
): Promise<Order> {
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
