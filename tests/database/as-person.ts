import { settingRows } from '#scripts/build/catalogue-rows.ts'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { readFile } from 'node:fs/promises'
import type { Words } from '#src/platform/i18n/words.ts'
import { cachedCluster, freshInMemory, inMemory } from '#local/database/cluster-cache.ts'
import { extensionsFor } from '#local/database/pglite.ts'
import { readMigrations } from '#local/database/migrations.ts'
import { languageRows } from '#scripts/build/languages.ts'

const migrationsFolder = new URL('../../supabase/migrations', import.meta.url).pathname
const hosted = new URL('./hosted.sql', import.meta.url)

/** Returns the SQL of a hosted project's initial state, then of these migrations, as hosted Supabase runs them. */
export async function schemaOf(migrations: readonly { readonly sql: string }[]): Promise<string[]> {
  return [await readFile(hosted, 'utf8'), ...migrations.map(({ sql }) => `set local role migrator;\n${sql}`)]
}

/** The same with all migrations. */
export const wholeSchema = async (): Promise<string[]> => schemaOf(await readMigrations(migrationsFolder))

export type Query = <Row = Record<string, unknown>>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<Row[]>

/** Somebody whom a request comes from: a guest, the service key, or the account with this id. */
export type Person = 'guest' | 'service key' | { readonly id: string }

export interface TestDatabase {
  /** Runs SQL as the database's owner. */
  query: Query
  /** Runs SQL in one transaction with the role and claims of a request by this person. */
  as<Result>(person: Person, work: (query: Query) => Promise<Result>): Promise<Result>
  /** Signs somebody up and gives them roles. */
  person(roles?: readonly string[], data?: unknown): Promise<{ id: string }>
  close(): Promise<void>
}

const openPglite = async (files: Blob, schema: readonly string[]) =>
  (
    await createPgliteConnection({
      pgliteOptions: {
        loadDataDir: files,
        extensions: await extensionsFor(schema),
        startParams: inMemory,
      },
    })
  ).driver

/** The files of a database with this schema; cached until the schema changes. */
const clusterOf = (name: string, schema: readonly string[]): Promise<Blob> =>
  cachedCluster(name, [...schema, 'without templates'], async () => {
    const pg = await openPglite(await freshInMemory(), schema)
    for (const sql of schema) await pg.transaction((transaction) => transaction.exec(sql))
    return { pg, close: () => pg.close() }
  })

/**
 * A PostgreSQL (PGlite) in memory with all migrations applied, open as hosted Supabase is to its API roles. It knows the
 * languages of the app, as a centre that was started does, also those that were begun after the migrations.
 */
export async function openMigrated(): Promise<TestDatabase> {
  const database = await openSchema('migrated', await wholeSchema())
  const rows = await languageRows()
  const known = await database.query<{ code: string }>('select code from languages')
  if (rows.length > known.length)
    await database.as('service key', (query) =>
      query('select publish_languages($1::text::jsonb)', [JSON.stringify(rows)]),
    )
  return database
}

/** Same with an own schema, whose files are cached by that name. */
export async function openSchema(name: string, schema: readonly string[]): Promise<TestDatabase> {
  const driver = await openPglite(await clusterOf(name, schema), schema)
  const query: Query = async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await driver.query<Row>(sql, [...parameters])).rows

  const as: TestDatabase['as'] = (person, work) =>
    driver.transaction(async (transaction) => {
      const role = person === 'guest' ? 'anon' : person === 'service key' ? 'service_role' : 'authenticated'
      const claims = { role, ...(typeof person === 'object' ? { sub: person.id } : {}) }
      await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)])
      await transaction.exec(`set local role ${role}`)
      return work(
        async (sql, parameters = []) => (await transaction.query(sql, [...parameters])).rows as never,
      )
    })

  return {
    query,
    as,
    async person(roles = [], data = {}) {
      const id = crypto.randomUUID()
      await query(
        'insert into auth.users (id, raw_user_meta_data, email_confirmed_at) values ($1, $2::text::jsonb, now())',
        [id, JSON.stringify(data)],
      )
      for (const role of roles)
        await query('insert into user_roles (user_id, role) values ($1, $2)', [id, role])
      return { id }
    },
    close: () => driver.close(),
  }
}

/** Returns the SQLSTATE of the error, or 'done'. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    return String((error as { code?: unknown }).code)
  }
}

export interface ContentRow {
  id: string
  catalogue: string
  section: string
  position: number
  name: Words
  category: string
  price_paise: number
  pack_amount: number
  pack_unit: string
  badge: Words | null
  search: string
  content_hash: string
}

/** A row as the content publishes it; the hash follows the price and the name. */
export function contentRow(key: string, changes: Partial<ContentRow> = {}): ContentRow {
  const row = {
    id: `seeds-catalog/${key}`,
    catalogue: 'seeds-catalog',
    section: 'vegetables',
    position: 0,
    name: { en: `Seed ${key}`, pa: `ਬੀਜ ${key}`, hi: `बीज ${key}` },
    category: 'Seeds',
    price_paise: 4_000,
    pack_amount: 500,
    pack_unit: 'g',
    badge: null,
    search: '',
    ...changes,
  }
  return { content_hash: `${row.price_paise} ${row.name.en} ${row.position}`, ...row, ...changes }
}

/** Rows `item-0` … as the content publishes them. */
export const contentRows = (count: number): ContentRow[] =>
  Array.from({ length: count }, (_, position) => contentRow(`item-${position}`, { position }))

export interface Published {
  inserted: number
  changed: number
  retired: number
  kept_for_editor: number
  version: number
}

/** Publishes content with the service key. */
export async function publish(
  database: TestDatabase,
  snapshot: string,
  rows: readonly ContentRow[],
): Promise<Published> {
  const [answer] = await database.as('service key', (query) =>
    query<{ answer: Published }>('select publish_catalogue($1, $2::text::jsonb) as answer', [
      snapshot,
      JSON.stringify(rows),
    ]),
  )
  return answer!.answer
}

/** Publishes the content's settings of the centre. */
export async function publishSettings(database: TestDatabase): Promise<void> {
  await database.as('service key', (query) =>
    query('select publish_settings($1::text::jsonb)', [JSON.stringify(settingRows())]),
  )
}
