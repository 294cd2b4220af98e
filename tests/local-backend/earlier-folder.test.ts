import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openLocalBackend, type LocalBackend } from '#local/backend.ts'
import { readEarlierChains, type EarlierChain } from '#local/database/earlier-migrations.ts'
import { readMigrations, type Migration } from '#local/database/migrations.ts'
import { catalogueSnapshot } from '#scripts/build/catalogue-rows.ts'
import type { Rules } from '#src/forms/rules.ts'
import { formRules } from '#scripts/build/published-rules.ts'
import { rowsByTable, schemaFacts } from '../database/schema-facts.ts'
import { clientOf, siteUrl, supabaseFolder } from './open-backend.ts'
import { isFull } from '../rounds.ts'

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

/** Returns a folder supabase/ of the time when the chain had a number of migrations. */
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
})

/** Publishes the content as builds did until words were in one column: a column for each language. */
async function publishInColumns(backend: LocalBackend): Promise<void> {
  const { id, rows } = await catalogueSnapshot()
  const inColumns = rows.map(({ name, badge, ...row }) => ({
    ...row,
    name_en: name.en,
    name_pa: name.pa,
    name_hi: name.hi,
    badge_en: badge?.en ?? null,
    badge_pa: badge?.pa ?? null,
    badge_hi: badge?.hi ?? null,
  }))
  await backend.query('select publish_catalogue($1, $2::jsonb)', [id, JSON.stringify(inColumns)])
  await backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify(await earlierRules())])
}

/** The rules of forms that a guest may send with files, of voice notes and photos, and of a tick that takes a question away, came later. */
async function earlierRules() {
  const isLater = (rules: object) =>
    /"isNot"/.test(JSON.stringify(rules)) ||
    ('documents' in rules && /"(?:voice|photos)"/.test(JSON.stringify(rules.documents)))
  const kinds = Object.entries(await formRules()).map(([kind, versions]) => [
    kind,
    Object.fromEntries(
      Object.entries(versions).filter(
        ([, rules]) => !isLater(rules) && (!('documents' in rules) || (rules as Rules).sender === 'account'),
      ),
    ),
  ])
  return Object.fromEntries(kinds) as Record<string, object>
}

/** A farmer's data: a cart, an order, a request and a document. */
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

/** An editor's change of a product's words, which is in the log. */
async function editOf(backend: LocalBackend): Promise<void> {
  const client = clientOf(backend)
  await client.auth.signInWithPassword({ email: 'admin@example.org', password: 'khet-seva-demo' })
  const [product] = await backend.query<{ id: string }>(
    `select id from catalogue_items where catalogue = 'seeds-catalog' order by id limit 1`,
  )
  const name = { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' }
  const edit = {
    id: crypto.randomUUID(),
    kind: 'item',
    path: product!.id,
    changes: { name, about: name, badge: name },
    seen: Number.MAX_SAFE_INTEGER,
  }
  expect((await client.rpc('edit_shop', { edit })).error).toBeNull()
}

/** Rows of tables that were there and have the same columns; the others are compared by their answers to phones. */
async function unmoved(backend: LocalBackend): Promise<Record<string, string>> {
  const moved =
    /^rows of public\.(?:catalogue_items|order_items|edit_events|languages|resources|centre_life)$/
  const rows = await rowsByTable(backend.query)
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([table]) => !moved.test(table))
      .map(([table, text]) => [table, withoutAdded(text)]),
  )
}

/** Without later additions that do not concern earlier rows: columns, and formats of files. */
const withoutAdded = (rows: string) =>
  rows
    .replaceAll('"pincode": null, ', '')
    .replaceAll('"farm_fields": {}, ', '')
    // Computed from the name.
    .replaceAll(/"sound": "[^"]*", /g, '')
    .replaceAll('"version": 0, "village"', '"village"')
    .replaceAll(', "audio/webm", "audio/ogg", "audio/mp4"', '')

/** Goods and orders as phones of any build get them, with their versions. */
async function reportedBy(backend: LocalBackend): Promise<unknown> {
  const [shop] = await backend.query(
    `select shop_changes(null, 'none', 5000) as shop, catalogue_changes(null, 'none', 5000) as goods`,
  )
  const orders = await backend.query('select order_facts(id) as fact from orders order by id')
  const client = clientOf(backend)
  await client.auth.signInWithPassword({ email: 'admin@example.org', password: 'khet-seva-demo' })
  const log = (await client.rpc('edit_log')).data as { edits: { was: unknown; target: string }[] }
  return { shop, orders, log: log.edits.map(({ target, was }) => ({ target, was })) }
}

test.each([
  ...(isFull ? [['of the earlier chain', true] as const] : []),
  ['of the files by noun', false] as const,
])(
  'a data folder %s opens with every row, and otherwise as a new one',
  async (_, isEarlier) => {
    const dataDir = await emptyDataDir()
    const made = isEarlier ? chain.migrations : today.slice(0, chain.replacedBy.length)
    const before = await openLocalBackend({
      ...options,
      dataDir,
      supabaseDir: await folderOf(made),
    })
    await publishInColumns(before)
    await workOf(before)
    await editOf(before)
    const changes = await reportedBy(before)
    const rows = await unmoved(before)
    await before.close()
    expect(Object.keys(rows)).toEqual(
      expect.arrayContaining(['rows of public.orders', 'rows of public.requests', 'rows of storage.objects']),
    )

    const lines: string[] = []
    const after = await openLocalBackend({ ...options, dataDir, log: (line) => lines.push(line) })
    if (isEarlier) expect(lines[0]).toMatch(/^recorded \d+ earlier migrations as the \d+ that replace them$/)
    expect(await unmoved(after)).toEqual(rows)
    expect(await reportedBy(after)).toEqual(changes)
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
  },
  120_000,
)

test.skipIf(!isFull)(
  'a data folder in the middle of the earlier chain first applies the rest of it',
  async () => {
    const dataDir = await emptyDataDir()
    const middle = 20
    const place = { ...options, dataDir, demoPeople: false }
    const before = await openLocalBackend({
      ...place,
      supabaseDir: await folderOf(chain.migrations.slice(0, middle)),
    })
    await before.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'farmer@example.org')`)
    await before.query(`insert into catalogue_snapshots (id, version) values ('of then', 7)`)
    // As every start once did: objects of later migrations are open to everybody.
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
    expect(lines.filter((line) => /^applied \d+ migration/.test(line))).toEqual([
      `applied ${chain.migrations.length - middle} migrations, up to ${chain.migrations.at(-1)!.file}`,
      `applied ${today.length - chain.replacedBy.length} migrations, up to ${today.at(-1)!.file}`,
    ])
    expect(await factsOf(after)).toEqual(facts)
    for (const table of [
      'rows of auth.users',
      'rows of public.profiles',
      'rows of public.catalogue_snapshots',
    ])
      expect(withoutAdded((await rowsByTable(after.query))[table]!)).toBe(rows[table])
    await after.close()
  },
  120_000,
)
