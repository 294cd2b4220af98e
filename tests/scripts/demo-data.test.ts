import { afterAll, beforeAll, expect, test } from 'vitest'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LocalBackend } from '#local/backend.ts'
import { frontDoor, type Caller, type FrontDoor } from '#scripts/demo/front-door.ts'
import { demoStateOf, noteDemoState, seedOnce } from '#scripts/demo/folder.ts'
import { countBooks } from '#scripts/serve/count-books.ts'
import { removeDemoData } from '#scripts/demo/remove.ts'
import { historyOf } from '#src/features/soil/internal/history.ts'
import type { SoilSample } from '#src/features/soil/samples.ts'
import type { Answers } from '#src/base/answers.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { openShop } from '#scripts/serve/open-shop.ts'
import { fillDataFolder, openCachedShop } from '#tests/cached-shop.ts'

const siteUrl = 'http://127.0.0.1:4999'
let backend: LocalBackend
let door: FrontDoor
let farmer: Required<Caller>
let dataDir: string

const seed = () => seedOnce(backend, { dataDir, siteUrl, log: () => {} })

beforeAll(async () => {
  backend = await openCachedShop({ siteUrl, host: '127.0.0.1', functions: false })
  door = frontDoor(backend, siteUrl)
  dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-demo-'))
  await seed()
  farmer = await door.signIn('farmer')
})
afterAll(() => backend.close())

const distinct = async (column: string, table: string) =>
  (
    await backend.query<{ what: string }>(`select distinct ${column} as what from public.${table} order by 1`)
  ).map(({ what }) => what)

test('a new folder has an order in every state, and received, answered and rejected requests', async () => {
  expect(await distinct('state', 'orders')).toEqual(
    [
      'awaiting_payment',
      'cancelled',
      'delivered',
      'packed',
      'paid',
      'placed',
      'refunded',
      'shipped',
    ].toSorted(),
  )
  expect(await distinct('status', 'requests')).toEqual(
    ['answered', 'approved', 'done', 'in_review', 'received', 'rejected'].toSorted(),
  )
  expect(await distinct('kind', 'payment_ledger')).toEqual(['received', 'returned'])
})

test('the farmer and the desk see a plausible week, the agent their forms', async () => {
  const { orders } = await door.call<{ orders: { order: { created_at: string } }[] }>(
    farmer,
    'order_changes',
    { since: 0 },
  )
  expect(orders.length).toBeGreaterThanOrEqual(7)
  const [oldest] = await backend.query<{ days: number }>(
    `select extract(day from now() - min(created_at))::int as days from public.orders`,
  )
  expect(oldest!.days).toBe(7)
  const manager = await door.signIn('manager')
  const desk = await door.call<{ items: unknown[] }>(manager, 'desk_changes', {})
  expect(desk.items.length).toBeGreaterThanOrEqual(20)
  const agent = await door.signIn('agent')
  const { requests } = await door.call<{ requests: unknown[] }>(agent, 'request_changes', { since: 0 })
  expect(requests).toHaveLength(3)
})

test('the farmer has a soil card of one field in two years, and a sample of another field at the laboratory', async () => {
  interface Changes {
    requests: { answers: Answers; soil?: SoilSample[] }[]
  }
  const { requests } = await door.call<Changes>(farmer, 'request_changes', { since: 0 })
  const tests = requests.filter(({ soil }) => soil)
  const samples = tests.flatMap(({ soil }) => soil ?? [])
  expect(samples.map(({ field, state }) => `${field}: ${state}`).toSorted()).toEqual([
    'Canal field: tested',
    'Canal field: tested',
    'Well field: at_lab',
  ])
  const latest = tests.find(({ soil }) => soil!.length > 1)!
  const past = historyOf(latest.soil![0]!, latest, tests)
  const years = past.map(({ day }) => Number(day.slice(0, 4)))
  expect(years).toHaveLength(2)
  expect(years[1]).toBeGreaterThan(years[0]!)
  expect(samples.every(({ collected_at: taken }) => Date.parse(taken) < Date.now() - 10 * 86_400_000)).toBe(
    true,
  )
})

test('seeding again adds nothing, whether it was finished or interrupted', async () => {
  const counts = () =>
    backend.query(`select (select count(*) from public.requests) as requests, (select count(*) from public.orders) as orders,
      (select count(*) from public.order_events) as moves, (select count(*) from public.request_events) as answers,
      (select count(*) from public.soil_results) as results`)
  const before = await counts()
  await noteDemoState(dataDir, 'none')
  await seed()
  expect(await counts()).toEqual(before)
})

test('its books are right, and one balance or reservation that was changed past the functions is found', async () => {
  const whole = await countBooks(backend)
  expect(whole.faults).toEqual([])
  expect(whole.transfers).toBeGreaterThan(20)
  const change = (column: string, by: number) =>
    backend.query(
      `update ledger_accounts set ${column} = ${column} + ${by} where book = 'goods' and holder = 'shelf' and unit = (
         select min(unit) from ledger_accounts where book = 'goods' and holder = 'shelf' and posted > 10)`,
    )
  for (const [column, faults] of [
    ['posted', ['balance', 'sum']],
    ['reserved', ['reserved']],
  ] as const) {
    await change(column, 1)
    expect((await countBooks(backend)).faults.map((found) => (found as { fault: string }).fault)).toEqual(
      faults,
    )
    await change(column, -1)
  }
  expect((await countBooks(backend)).faults).toEqual([])
})

test('one command removes it completely and leaves other data', async () => {
  const id = crypto.randomUUID()
  const content = JSON.stringify({
    answers: { text: 'Is the shop open today?' },
    form: 'support',
    language: 'en',
    manifest: [],
    version: 1,
  })
  await door.call(farmer, 'submit_requests', { entries: [{ id, content, made_at: Date.now() }], guest: null })
  await removeDemoData(backend)
  await noteDemoState(dataDir, 'removed')
  expect(await backend.query('select id from public.requests')).toEqual([{ id }])
  expect(await backend.query('select id from public.orders')).toEqual([])
  expect(await backend.query('select id from public.soil_actions')).toEqual([])
  expect(await backend.query('select n from public.receipt_numbers where n > 0')).toEqual([])
  expect(await orphans()).toEqual([])
  await seed()
  expect(await backend.query('select id from public.orders')).toEqual([])
  expect(await demoStateOf(dataDir)).toBe('removed')
})

test('a folder with other submissions is left unchanged', async () => {
  await noteDemoState(dataDir, 'none')
  await seed()
  expect(await backend.query('select count(*)::int as n from public.requests')).toEqual([{ n: 1 }])
})

test('a folder whose demo people have passwords of their own starts without it, and says so', async () => {
  await backend.query(
    `update auth.users set encrypted_password = 'another' where email = 'staff@example.org'`,
  )
  await backend.query(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    delete from public.requests;
  end $$`)
  const lines: string[] = []
  await seedOnce(backend, { dataDir, siteUrl, log: (line) => lines.push(line) })
  expect(lines.at(-1)).toMatch('passwords of their own')
  expect(await backend.query('select id from public.requests')).toEqual([])
  expect(await demoStateOf(dataDir)).toBe('none')
})

/** Rows whose foreign key points at nothing, by constraint: triggers were passed over, so nothing else looks. */
async function orphans(): Promise<string[]> {
  const keys = await backend.query<{ name: string; child: string; parent: string; on: string }>(`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      string_agg(format('c.%I = p.%I', a.attname, f.attname), ' and ') as on
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as k (child, parent)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.child
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.parent
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace group by 1, 2, 3`)
  const found: string[] = []
  for (const { name, child, parent, on } of keys) {
    const [first] = on.split(' = ')
    const rows = await backend.query(
      `select 1 from ${child} c where ${first!} is not null and not exists (select 1 from ${parent} p where ${on}) limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

test.each([
  ['{"state":', true],
  ['{"state":"nothing"}', true],
  ['', false],
])('a damaged mark, %j, is named and prevents no start', async (text, isNamed) => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-demo-'))
  await writeFile(join(folder, 'demo-data.json'), text)
  const lines: string[] = []
  await seedOnce(backend, { dataDir: folder, siteUrl, log: (line) => lines.push(line) })
  expect(lines.join().includes(`${join(folder, 'demo-data.json')} is damaged`)).toBe(isNamed)
  await noteDemoState(folder, 'removed')
  expect(await readdir(folder)).toEqual(['demo-data.json'])
  expect(await demoStateOf(folder)).toBe('removed')
  await rm(folder, { recursive: true })
})

test('the command that removes it changes no password, wherever the folder is served', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-demo-'))
  await fillDataFolder(folder, '127.0.0.1')
  const env = { ...process.env, DATA_DIR: folder, HOST: '0.0.0.0' }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/demo.ts', 'remove'], { env })
  expect(stdout).toContain('are gone from')
  const place = {
    siteUrl,
    host: '127.0.0.1',
    functions: false,
    demoPeople: false,
    localKey: loopbackPassword,
  }
  const shop = await openShop({ ...place, dataDir: folder })
  try {
    await expect(frontDoor(shop, siteUrl).signIn('admin')).resolves.toBeDefined()
  } finally {
    await shop.close()
  }
})
