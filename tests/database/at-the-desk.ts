import type { Person } from './as-person.ts'
import { deskAnswer, type DeskAction } from './desk-answer.ts'
import { openDesk, submission, type Desk, type Result } from './open-desk.ts'

export { deskAnswer, type DeskAction } from './desk-answer.ts'

export interface DeskItem {
  what: 'request' | 'order'
  id: string
  n: number
  owner: string | null
  seen: number
  open: boolean
  assignee: string | null
  assigned_to: string | null
  from: { name: string | null; phone: string | null; village: string | null } | null
  taken: string[]
  log: { from: string | null; to: string; note: string | null; by: string; who: string | null }[]
  request?: { status: string; reference: string; answers: Record<string, unknown> }
  order?: { state: string; reference: string }
}

export interface DeskPage {
  version: number
  before: number | null
  more: boolean
  items: DeskItem[]
}

/** Answers a request based on its latest state. */
export async function answerRequest(
  desk: Pick<Desk, 'call'>,
  person: Person,
  item: string,
  result: Pick<DeskAction, 'note' | 'status'>,
): Promise<Result> {
  const entries = JSON.stringify([deskAnswer({ item, seen: 9e14, ...result })])
  const call = 'answer_from_desk($1::text::jsonb)'
  const { results } = await desk.call<{ results: [Result] }>(person, call, [entries])
  return results[0]
}

export interface AtTheDesk extends Desk {
  page(person: Person, since?: number | null, before?: number | null): Promise<DeskPage>
  answer(person: Person, entries: unknown): Promise<Result[]>
  /** Returns the desk's current view of a request or an order. */
  seen(person: Person, id: string, what?: string): Promise<DeskItem>
  /** A request that a farmer has just sent. */
  request(changes?: Record<string, unknown>): Promise<{ id: string; farmer: { id: string } }>
  order(): Promise<{ id: string; farmer: { id: string } }>
}

/** A migrated database, and the actions of the desk. */
export async function openAtTheDesk(): Promise<AtTheDesk> {
  const desk = await openDesk()
  const page: AtTheDesk['page'] = (person, since = null, before = null) =>
    desk.call(person, 'desk_changes($1, $2)', [since, before])
  return {
    ...desk,
    page,
    async answer(person, entries) {
      const parameters = [JSON.stringify(entries)]
      const result = await desk.call<{ results: Result[] }>(
        person,
        'answer_from_desk($1::text::jsonb)',
        parameters,
      )
      return result.results
    },
    async seen(person, id, what = 'request') {
      for (let at: number | null = null; ;) {
        const { items, before, more }: DeskPage = await page(person, null, at)
        const found = items.find((item) => item.id === id && item.what === what)
        if (found) return found
        if (!more) throw new Error(`The desk does not see the ${what} ${id}.`)
        at = before
      }
    },
    async request(changes) {
      const farmer = await desk.database.person([], { display_name: 'Gurpreet Singh' })
      const entry = submission(changes)
      await desk.send(farmer, [entry])
      return { id: entry.id, farmer }
    },
    async order() {
      const farmer = await desk.database.person([], { display_name: 'Simran Kaur' })
      const id = crypto.randomUUID()
      await desk.call(
        farmer,
        `place_order($1, '[{"product_id":"seeds-catalog/item-1","quantity":1}]', '{}',
          '{"name":"Simran Kaur","email":"s@example.org","phone":"9876500001"}', 4000, 'en')`,
        [id],
      )
      return { id, farmer }
    },
  }
}
