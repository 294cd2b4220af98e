import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openLocalBackend, type LocalBackend } from '#local/backend.ts'
import { readEarlierChains, type EarlierChain } from '#local/database/earlier-migrations.ts'
import { readMigrations, type Migration } from '#local/database/migrations.ts'
import { openShop } from '#scripts/open-shop.ts'
import { rowsByTable, schemaFacts } from '../database/schema-facts.ts'
import { clientOf, siteUrl, supabaseFolder } from './open-backend.ts'

/* Data folders that were made before the migrations were written anew by noun. */

const supabase = new URL('../../supabase/', import.meta.url).pathname
const options = { siteUrl, host: '127.0.0.1', functions: false }

let chain: EarlierChain
let today: Migration[]
let facts: Record<string, string>

const factsOf = (backend: LocalBackend) => schemaFacts(backend.query, { rows: false })
const versionsIn = async (backend: LocalBackend) =>
  (
    await backend.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by 1',
    )
  ).map(({ version }) => version)

/** A folder supabase/ as it was when the chain had so many migrations. */
async function folderOf(migrations: readonly Migration[]): Promise<string> {
  const files = migrations.map(({ file, sql }) => [`migrations/${file}`, sql])
  const config = await readFile(`${supabase}config.toml`, 'utf8')
  return supabaseFolder({ ...Object.fromEntries(files), 'config.toml': config })
}

async function emptyDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-earlier-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

beforeAll(async () => {
  chain = (await readEarlierChains(`${supabase}earlier-migrations`)).at(-1)!
  today = await readMigrations(`${supabase}migrations`)
  const fresh = await openLocalBackend({ ...options, demoPeople: false })
  facts = await factsOf(fresh)
  await fresh.close()
}, 120_000)

/** What a farmer did: a cart, an order, a request and a paper. */
async function workOf(backend: LocalBackend): Promise<void> {
  const client = clientOf(backend)
  await client.auth.signInWithPassword({ email: 'farmer@example.org', password: 'khet-seva-demo' })
  const [product] = await backend.query<{ id: string; price_paise: number }>(
    `select id, price_paise from catalogue_items where catalogue = 'seeds-catalog' order by id limit 1`,
  )
  const id = crypto.randomUUID()
  const done = [
    await client.rpc('apply_cart_operations', {
      operations: [{ id, product_id: product!.id, kind: 'add', amount: 2, made_at: '2026-11-21T06:00:00Z' }],
    }),
    await client.rpc('place_order', {
      order_id: crypto.randomUUID(),
      lines: [{ product_id: product!.id, quantity: 1 }],
      delivery: {},
      contact: { name: 'Gurpreet', email: 'farmer@example.org', phone: '9876543210', address: 'Sarna' },
      expected_total_paise: product!.price_paise,
      language: 'pa',
    }),
    await client.rpc('submit_requests', {
      entries: [{ id: crypto.randomUUID(), content: soilTest, made_at: 1_764_000_000_000 }],
    }),
    await clientOf(backend, backend.asServiceKey)
      .storage.from('documents')
      .upload(`${id}/deed.pdf`, new Blob(['%PDF-1.7'], { type: 'application/pdf' })),
  ]
  expect(done.map(({ error }) => error)).toEqual([null, null, null, null])
}

const soilTest = JSON.stringify({
  answers: {
    farmLocation: 'Sarna',
    farmSize: '2 acres',
    name: 'Gurpreet',
    phone: '9876543210',
    sampleCollection: 'self',
  },
  form: 'soil-test',
  language: 'pa',
  manifest: [],
  subject: 'basic',
  version: 1,
})

test('a data folder of the earlier chain opens with every row, as a new one but for those', async () => {
  const dataDir = await emptyDataDir()
  const before = await openShop({ ...options, dataDir, supabaseDir: await folderOf(chain.migrations) })
  await workOf(before)
  const rows = await rowsByTable(before.query)
  await before.close()
  expect(Object.keys(rows)).toEqual(
    expect.arrayContaining(['rows of public.orders', 'rows of public.requests', 'rows of storage.objects']),
  )

  const lines: string[] = []
  const after = await openLocalBackend({ ...options, dataDir, log: (line) => lines.push(line) })
  expect(lines[0]).toMatch(/^recorded \d+ earlier migrations as the \d+ that replace them$/)
  expect(await rowsByTable(after.query)).toEqual(rows)
  expect(await factsOf(after)).toEqual(facts)
  expect(await versionsIn(after)).toEqual(today.map(({ version }) => version))
  await workOf(after)
  const [{ name }] = (await after.query<{ name: string }>(
    'select name from storage.objects order by created_at limit 1',
  )) as [{ name: string }]
  const file = await clientOf(after, after.asServiceKey).storage.from('documents').download(name)
  expect(await file.data?.text()).toBe('%PDF-1.7')
  await after.close()

  const again: string[] = []
  await (await openLocalBackend({ ...options, dataDir, log: (line) => again.push(line) })).close()
  expect(again.filter((line) => /migration/.test(line))).toEqual([])
}, 120_000)

test('a data folder in the middle of the earlier chain goes through the rest of it first', async () => {
  const dataDir = await emptyDataDir()
  const middle = 20
  const place = { ...options, dataDir, demoPeople: false }
  const before = await openLocalBackend({
    ...place,
    supabaseDir: await folderOf(chain.migrations.slice(0, middle)),
  })
  await before.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'farmer@example.org')`)
  await before.query(`insert into catalogue_snapshots (id, version) values ('of then', 7)`)
  // As each start did once: what the next migrations make is open to everybody.
  await before.query('alter default privileges in schema public grant all on tables to anon')
  await before.query('alter default privileges in schema public grant all on functions to anon')
  const rows = await rowsByTable(before.query)
  const edited = async (backend: LocalBackend, [from, to]: readonly [string, string]) =>
    backend.query(
      `update supabase_migrations.schema_migrations set statements[1] = replace(statements[1], '${from}', '${to}')`,
    )
  await edited(before, ['create table public.profiles', 'create table public.mine'])
  await before.close()

  await expect(openLocalBackend(place)).rejects.toThrow(
    `${chain.migrations[1]!.file} was changed after it was applied`,
  )
  const still = await openLocalBackend({ ...place, supabaseDir: await folderOf([]) })
  expect(await versionsIn(still)).toEqual(chain.migrations.slice(0, middle).map(({ version }) => version))
  await edited(still, ['create table public.mine', 'create table public.profiles'])
  await still.close()

  const lines: string[] = []
  const after = await openLocalBackend({ ...place, log: (line) => lines.push(line) })
  expect(lines.filter((line) => line.startsWith('applied migration'))).toEqual(
    [...chain.migrations.slice(middle), ...today.slice(chain.replacedBy.length)].map(
      ({ file }) => `applied migration ${file}`,
    ),
  )
  expect(await factsOf(after)).toEqual(facts)
  for (const table of ['rows of auth.users', 'rows of public.profiles', 'rows of public.catalogue_snapshots'])
    expect((await rowsByTable(after.query))[table]).toBe(rows[table])
  await after.close()
}, 120_000)
