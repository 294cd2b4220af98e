import { contentRows, wholeSchema } from '#tests/database/as-person.ts'
import { deskAnswer } from '#tests/database/desk-answer.ts'
import { rules, submission } from '#tests/database/open-desk.ts'
import { startPostgres15, type Session } from '#tests/database/throwaway-postgres.ts'
import { fillTables, personAt } from './many-rows.ts'
import { spread, timeText, type Spread } from './spread.ts'
import type { Measured } from './bench-world.ts'

const few = 10_000
const many = Number(process.env['ROWS'] ?? 1_000_000)
/** Fewer rows than this an index would not find any faster. */
const whole = 2_000
const times = 11
const centre = { staff: 'a', manager: 'b', admin: 'c', editor: 'd' } as const

/** A call as somebody makes it. */
interface Call {
  readonly by: 'farmer' | 'service' | keyof typeof centre
  readonly sql: (time: number) => string
  /** Why it may read everything. */
  readonly readsAll?: string
}

interface Cost {
  readonly took: Spread
  /** Rows of tables that grow which were read from end to end, and entries read of indexes. */
  readonly scanned: number
  readonly fetched: number
}

const quoted = (value: unknown) => `$$${JSON.stringify(value)}$$`
const newOrder = (id: string) =>
  `place_order('${id}', ${quoted([{ product_id: 'seeds-catalog/item-1', quantity: 1 }])}, '{}', ${quoted({ name: 'Gurpreet', email: 'a@example.org', phone: '9876543210' })}, 4000, 'pa')`
const ofTime = (time: number, what: string) =>
  `${what}0000000-0000-4000-8000-${String(time).padStart(12, '0')}`

/** Calls to the centre by phones, the desk, the payment functions and the scheduler. */
const calls: Record<string, Call> = {
  request_changes: { by: 'farmer', sql: () => 'request_changes(0)' },
  order_changes: { by: 'farmer', sql: () => 'order_changes(0)' },
  cart_changes: { by: 'farmer', sql: () => 'cart_changes(0)' },
  shop_changes: { by: 'farmer', sql: () => `shop_changes(9000000000000000, '')` },
  my_data: { by: 'farmer', sql: () => 'my_data()' },
  preview_deletion: { by: 'farmer', sql: () => 'preview_deletion()' },
  submit_requests: { by: 'farmer', sql: () => `submit_requests(${quoted([submission()])})` },
  apply_cart_operations: {
    by: 'farmer',
    sql: () =>
      `apply_cart_operations(${quoted([{ id: crypto.randomUUID(), product_id: 'seeds-catalog/item-1', kind: 'add', amount: 1, made_at: new Date().toISOString() }])})`,
  },
  place_order: { by: 'farmer', sql: (time) => newOrder(ofTime(time, '9')) },
  keep_consents: {
    by: 'farmer',
    sql: () =>
      `keep_consents(${quoted([{ id: crypto.randomUUID(), purpose: 'centre', version: 1, given: true, made_at: new Date().toISOString() }])})`,
  },
  change_profile: {
    by: 'farmer',
    sql: () =>
      `change_profile(${quoted({ id: crypto.randomUUID(), changes: { village: 'Sarna' }, seen: { village: 9_000_000 } })})`,
  },
  open_payment: {
    by: 'service',
    sql: (time) => `open_payment('${ofTime(time, '9')}', 'sandbox', 'new ${time}', 'https://example.org')`,
  },
  settle_payment: {
    by: 'service',
    sql: (time) => `settle_payment('sandbox', 'event ${time}', 'new ${time}', 'paid', 4000, 'INR', now())`,
  },
  check_ledger: { by: 'service', sql: () => 'check_ledger()' },
  expire_orders: { by: 'service', sql: () => 'expire_orders()' },
  take_refunds: { by: 'service', sql: () => 'take_refunds()' },
  take_pushes: { by: 'service', sql: () => 'take_pushes(100)' },
  remind_bookings: { by: 'service', sql: () => 'remind_bookings()' },
  'desk_changes, first page': { by: 'staff', sql: () => 'desk_changes()' },
  'desk_changes, nothing new': { by: 'staff', sql: () => 'desk_changes(9000000000000000)' },
  'desk_changes, a year back': {
    by: 'staff',
    sql: () => `desk_changes(null, (extract(epoch from now() - interval '1 year') * 1000)::bigint)`,
  },
  answer_from_desk: {
    by: 'staff',
    sql: (time) =>
      `answer_from_desk(${quoted([deskAnswer({ item: `${String(time).padStart(8, '0')}-0000-4000-8000-000000000002`, seen: 9e14, note: 'Come on Monday' })])})`,
  },
  edit_log: { by: 'editor', sql: () => 'edit_log()' },
  'desk_find, words': { by: 'manager', sql: () => `desk_find('gurpreet 77777')` },
  'desk_find, a sound': { by: 'manager', sql: () => `desk_find('balvinder')` },
  desk_report: { by: 'manager', sql: () => 'desk_report(12)', readsAll: 'counts of all weeks' },
  'list_people, first page': { by: 'admin', sql: () => 'list_people()', readsAll: 'counts what it found' },
  count_people: { by: 'admin', sql: () => 'count_people()', readsAll: 'counts everybody' },
}

/**
 * Times of each call, and the rows that it reads, with 10,000 and with 1,000,000 rows in every growing table, on Debian's
 * PostgreSQL 15. An index is in use if no table is read from end to end, by any name of the planner.
 */
export async function callPlans(): Promise<Measured> {
  const cluster = await startPostgres15()
  await cluster.createDatabase('plans')
  const [session, watcher] = [cluster.session('plans'), cluster.session('plans')]
  try {
    await migrate(session)
    await fillTables(session, 0, few)
    const small = await costs(session, watcher, 0)
    await fillTables(session, few, many)
    const large = await costs(session, watcher, times)
    const rows = Object.keys(calls).map((name) => ({ name, few: small[name]!, many: large[name]! }))
    return {
      figures: Object.fromEntries(rows.map(({ name, ...cost }) => [name, cost])),
      lines: [`Each call with ${few} and ${many} rows in every table that grows:`, ...rows.map(lineOf)],
    }
  } finally {
    session.close()
    watcher.close()
    await cluster.stop()
  }
}

function lineOf({ name, few: before, many: after }: { name: string; few: Cost; many: Cost }): string {
  const grown = after.took.median / before.took.median
  const allowed = calls[name]!.readsAll
  const scans = after.scanned > 0 ? `, ${after.scanned} read from end to end` : ''
  const verdict = after.scanned === 0 ? '' : allowed ? ` (${allowed})` : ' !'
  return `  ${name.padEnd(28)} ${timeText(before.took)}, then ${timeText(after.took)}: ${grown.toFixed(2)}; rows ${before.fetched}, then ${after.fetched}${scans}${verdict}`
}

async function migrate(session: Session): Promise<void> {
  for (const sql of await wholeSchema()) await session.run(`begin; ${sql}; commit`)
  for (const [role, digit] of Object.entries(centre)) {
    await session.run(`insert into auth.users (id) values ('${ofTime(0, digit)}')`)
    await session.run(`insert into user_roles (user_id, role) values ('${ofTime(0, digit)}', '${role}')`)
  }
  await session.run(`select publish_catalogue('a', ${quoted(contentRows(1_000))})`)
  await session.run(`select publish_form_rules(${quoted(rules)})`)
}

/** @param first the number of the first time, so that no id comes twice */
async function costs(session: Session, watcher: Session, first: number): Promise<Record<string, Cost>> {
  const found: Record<string, Cost> = {}
  for (const [name, call] of Object.entries(calls)) {
    const took: number[] = []
    let read = { scanned: 0, fetched: 0 }
    for (let time = first; time < first + times; time++) {
      const before = await rowsRead(session, watcher)
      const began = performance.now()
      await session.run(asCaller(call, time))
      took.push(performance.now() - began)
      const after = await rowsRead(session, watcher)
      read = { scanned: after.scanned - before.scanned, fetched: after.fetched - before.fetched }
    }
    // The first call is slow, because it fills the cache.
    found[name] = { took: spread(took.slice(1)), ...read }
    // As the server does by itself within a minute.
    await session.run('vacuum analyze desk_items')
  }
  return found
}

function asCaller({ by, sql }: Call, time: number): string {
  const person = by === 'farmer' ? personAt(time) : ofTime(0, centre[by as keyof typeof centre] ?? '0')
  const role = by === 'service' ? 'service_role' : 'authenticated'
  const claims = JSON.stringify(by === 'service' ? { role } : { role, sub: person })
  return `begin; do $$ begin perform set_config('request.jwt.claims', '${claims}', true); end $$; set local role ${role}; select ${sql(time)}; commit`
}

async function rowsRead(session: Session, watcher: Session): Promise<{ scanned: number; fetched: number }> {
  await session.run('select pg_stat_force_next_flush()')
  const [line] = await watcher.run(
    `select coalesce(sum(seq_tup_read) filter (where n_live_tup > ${whole}), 0),
       (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes)
     from pg_stat_user_tables where schemaname in ('public', 'auth')`,
  )
  const [scanned, fetched] = line!.split('|').map(Number) as [number, number]
  return { scanned, fetched }
}
