import { contentRow, openMigrated, publish, type TestDatabase } from '../database/as-person.ts'

export interface Answer {
  readonly standing?: { readonly id: string; readonly from: string; readonly price: number }
  readonly taken?: string
  readonly claim?: string
  readonly refused?: {
    readonly status: number
    readonly code: string
    readonly field?: string
    readonly first?: string
    readonly price?: number
  }
}

/** A centre whose clock and closed days the test sets. It sells milk for 75 rupees and curd for 50. */
export interface MilkCentre extends TestDatabase {
  /** New customers with that door each, in the order in which the night run comes to them. */
  people(count: number): Promise<{ readonly id: string }[]>
  readonly staff: { readonly id: string }
  setClock(at: number | string): Promise<unknown>
  start(person: { readonly id: string }, entry: object): Promise<Answer>
  change(person: { readonly id: string }, entry: object): Promise<Answer>
  mark(entry: object): Promise<Answer>
  run(most?: number): Promise<number>
}

export const door = { name: 'Gurpreet', phone: '9876543210', address: 'House 4, Sarna' }
export const milk = 'daily-needs/milk'
export const curd = 'daily-needs/curd'

const goods = (key: string, section: string, price: number) =>
  contentRow(key, {
    id: `daily-needs/${key}`,
    catalogue: 'daily-needs',
    section,
    price_paise: price,
    pack_amount: 1,
    pack_unit: 'litre',
    category: 'Dairy',
  })

/** What starts one litre of milk each day from tomorrow on, unless told otherwise. */
export const wish = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  product_id: milk,
  quantity: 1,
  rhythm: 'daily',
  from: '2026-12-01',
  area: 'sarna',
  contact: door,
  pay: 'order',
  language: 'pa',
  price: 7_500,
  ...changes,
})

export async function openMilk(): Promise<MilkCentre> {
  const database = await openMigrated()
  await database.query('create table public.test_clock (at timestamptz)')
  await database.query('create table public.test_closed (day date)')
  await database.query('grant select on public.test_clock, public.test_closed to public')
  await database.query(`insert into public.test_clock values ('2026-12-01T08:00:00+05:30')`)
  await database.query(`create or replace function public.booking_now() returns timestamptz language sql stable
    set search_path = '' as 'select at from public.test_clock'`)
  await database.query(`create or replace function public.is_closed_day(day date) returns boolean language sql stable
    set search_path = '' as 'select exists (select from public.test_closed c where c.day = $1)'`)
  await publish(database, 'first', [
    goods('milk', 'buffalo-milk', 7_500),
    goods('curd', 'dairy-products', 5_000),
  ])
  const staff = await database.person(['staff'])
  const call =
    (name: string) =>
    async (person: { readonly id: string }, entry: object): Promise<Answer> => {
      const [row] = await database.as(person, (query) =>
        query<{ answer: Answer }>(`select ${name}($1::text::jsonb) as answer`, [JSON.stringify(entry)]),
      )
      return row!.answer
    }
  const mark = call('mark_stop')
  return {
    ...database,
    people: async (count) => {
      const made = await Promise.all(Array.from({ length: count }, () => database.person([])))
      return database.query<{ id: string }>(
        `select id from unnest($1::uuid[]) id
         order by md5(id::text || E'\\n' || 'sarna' || E'\\n' || $2 || E'\\n' || $3 || E'\\n' || $4)`,
        [made.map(({ id }) => id), door.name, door.phone, door.address],
      )
    },
    staff,
    setClock: (at) => database.query('update public.test_clock set at = $1', [new Date(at).toISOString()]),
    start: call('start_standing_order'),
    change: call('change_standing_order'),
    mark: (entry) => mark(staff, entry),
    run: async (most = 2_000) =>
      (await database.query<{ n: number }>('select run_standing_orders($1) as n', [most]))[0]!.n,
  }
}
