import { type Person, type TestDatabase } from './as-person.ts'
import { deskAnswer } from './desk-answer.ts'

const codes: Record<number, string> = { 403: '42501', 404: 'PT404', 422: 'P0001' }

/**
 * Moves an order as somebody at the desk who has seen everything that happened to it, and gives it as it is then. A refusal
 * is thrown with the SQLSTATE that a function raises for the same.
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
