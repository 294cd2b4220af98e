import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentRow, openMigrated, publish, type Person, type TestDatabase } from './as-person.ts'

let database: TestDatabase
let editor: { id: string }
let farmer: { id: string }
beforeAll(async () => {
  database = await openMigrated()
  await publish(database, 'a', [contentRow('item-1'), contentRow('item-2')])
  editor = await database.person(['editor'])
  farmer = await database.person()
})
afterAll(() => database.close())

const edit = (changes: object, kind = 'article', path = 'old-news') =>
  database.as(editor, (query) =>
    query('select edit_shop($1::text::jsonb)', [
      JSON.stringify({ id: crypto.randomUUID(), kind, path, changes, seen: 9e14 }),
    ]),
  )

const result = async (who: Person) => {
  const [row] = await database.as(who, (query) =>
    query<{ answer: { articles: Record<string, unknown>[]; items: Record<string, unknown>[] } }>(
      `select shop_changes(0) as answer`,
    ),
  )
  return row!.answer
}

test('a withdrawn article is empty for the public on every path, and complete for editors', async () => {
  const words = { en: 'A secret that slipped out', pa: null, hi: null }
  await edit({ headline: words, lead: words, body: words, day: '2026-11-20' })
  expect(JSON.stringify(await result('guest'))).toContain('slipped')
  await edit({ shown: false })
  for (const who of ['guest', farmer] as const) {
    const { articles } = await result(who)
    // It is still told, so that phones take it away.
    expect(articles).toMatchObject([{ id: 'old-news', shown: false, headline: { en: null } }])
    expect(JSON.stringify(articles)).not.toContain('slipped')
    expect(await database.as(who, (query) => query('select * from articles'))).toEqual([])
  }
  expect(JSON.stringify(await result(editor))).toContain('slipped')
  expect(await database.as(editor, (query) => query('select headline from articles'))).toEqual([
    { headline: words },
  ])
  await edit({ shown: true })
  expect(JSON.stringify(await result('guest'))).toContain('slipped')
})

test('a retired product keeps its name and price, and no other text', async () => {
  const about = { en: 'Cures everything', pa: 'x', hi: 'x' }
  await edit({ about }, 'item', 'seeds-catalog/item-1')
  expect(JSON.stringify(await result('guest'))).toContain('Cures')
  await database.query(`update catalogue_items set retired = true where id = 'seeds-catalog/item-1'`)
  const item = (await result('guest')).items.find(({ id }) => id === 'seeds-catalog/item-1')
  expect(item).toMatchObject({
    about: null,
    photo: null,
    tiers: null,
    retired: true,
    price_paise: expect.any(Number),
  })
  for (const column of ['about', 'photo', 'tiers'])
    await expect(
      database.as('guest', (query) => query(`select ${column} from catalogue_items`)),
    ).rejects.toMatchObject({ code: '42501' })
})
