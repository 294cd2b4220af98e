import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentRows, wholeSchema } from '../database/as-person.ts'
import { startPostgres15, type Cluster, type Session } from '../database/throwaway-postgres.ts'

/*
 * Concurrent sessions, which PGlite does not have: orders, counts and cancellations of one last bag at the same moment. Needs
 * PostgreSQL 15 (Debian: postgresql-15).
 */

const name = 'stock'
const product = 'seeds-catalog/item-1'
const staff = 'a0000000-0000-4000-8000-000000000000'
/** Seven groups of ten: nobody may order more than 30 times an hour. */
const farmers = Array.from({ length: 70 }, (_, at) => `${at + 10}000000-0000-4000-8000-000000000000`)
let cluster: Cluster
let reader: Session
let sessions: Session[] = []

beforeAll(async () => {
  cluster = await startPostgres15()
  await cluster.createDatabase(name)
  reader = cluster.session(name)
  for (const sql of await wholeSchema()) await reader.run(`begin; ${sql}; commit`)
  for (const id of [staff, ...farmers]) await reader.run(`insert into auth.users (id) values ('${id}')`)
  await reader.run(`insert into user_roles (user_id, role) values ('${staff}', 'staff')`)
  await reader.run(`select publish_catalogue('a', $$${JSON.stringify(contentRows(3))}$$)`)
  sessions = farmers.slice(0, 10).map(() => cluster.session(name))
})

afterAll(async () => {
  for (const session of [reader, ...sessions] as (Session | undefined)[]) session?.close()
  await (cluster as Cluster | undefined)?.stop()
})

const asPerson = (person: string, sql: string) =>
  `begin; do $$ begin perform set_config('request.jwt.claims', '{"sub":"${person}"}', true); end $$; set local role authenticated; select ${sql}; commit`

const counting = (packs: number) => {
  const at = new Date().toISOString()
  const sheet = { id: crypto.randomUUID(), kind: 'count', at, lines: [{ product_id: product, packs }] }
  return `record_stock('${JSON.stringify(sheet)}')`
}

const contact = '{"name":"Gurpreet","email":"g@example.org","phone":"9876543210"}'
const placing = (id: string) =>
  `place_order('${id}', '[{"product_id":"${product}","quantity":1}]', '{}', '${contact}', 4000, 'en')`

test(
  '200 times ten people order the last bag while it is counted: one has it, nine are told so',
  { timeout: 600_000 },
  async () => {
    const sold: number[] = []
    for (let round = 0; round < 200; round += 1) {
      await reader.run(asPerson(staff, counting(1)))
      const buyers = farmers.slice((round % 7) * 10, (round % 7) * 10 + 10)
      const ids = buyers.map(() => crypto.randomUUID())
      const answers = await Promise.all([
        ...sessions.map((session, at) => session.run(asPerson(buyers[at]!, placing(ids[at]!)))),
        reader.run(asPerson(staff, counting(1))),
      ])
      const orders = answers
        .slice(0, -1)
        .map(([line]) => JSON.parse(line!) as { placed?: { id: string }; refused?: string })
      const placed = orders.flatMap((order) => order.placed ?? [])
      sold.push(placed.length)
      expect(orders.filter(({ refused }) => refused === 'sold_out')).toHaveLength(buyers.length - 1)
      const buyer = buyers[orders.findIndex((order) => order.placed)]!
      await reader.run(asPerson(buyer, `cancel_order('${placed[0]!.id}')`))
    }
    expect(sold).toEqual(Array.from({ length: 200 }, () => 1))
    expect(await reader.run('select * from check_ledger()')).toEqual([])
  },
)
