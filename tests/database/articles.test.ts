import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contentRows, openMigrated, outcome, publish, type Person, type TestDatabase } from './as-person.ts'

interface Changes {
  version: number
  articles: { id: string; headline: object; shown: boolean; version: number }[]
}

let database: TestDatabase
let [editor, manager, farmer, staff]: { id: string }[] = []

beforeAll(async () => {
  database = await openMigrated()
  ;[editor, manager, farmer, staff] = await Promise.all(
    [['editor'], ['manager'], [], ['staff']].map((roles) => database.person(roles)),
  )
  await publish(database, 'first', contentRows(3))
})
afterAll(() => database.close())
afterEach(() => database.query('truncate articles, edit_events'))

const inPunjabi = (word: string) => ({ en: null, pa: word, hi: null })
const inAll = (word: string) => ({ en: word, pa: `${word} ਪੰ`, hi: `${word} हि` })
const whole = {
  headline: inAll('Frost'),
  lead: inAll('Two nights'),
  body: inAll('Water in the evening.\n\nCover the nursery.'),
  day: '2026-12-20',
}

interface Place {
  path?: string
  seen?: number
  id?: string
}

async function write(person: Person, changes: object, place: Place = {}): Promise<Record<string, unknown>> {
  const where = { id: crypto.randomUUID(), path: 'frost-1a2b3c', seen: Date.now() * 2, ...place }
  const edit = { kind: 'article', ...where, changes }
  const [row] = await database.as(person, (query) =>
    query<{ answer: Record<string, unknown> }>('select edit_shop($1::text::jsonb) as answer', [
      JSON.stringify(edit),
    ]),
  )
  return row!.answer
}

async function result(since: number | null = null): Promise<Changes> {
  const [row] = await database.as('guest', (query) =>
    query<{ answer: Changes }>(`select shop_changes($1, 'first') as answer`, [since]),
  )
  return row!.answer
}

test('an article reaches phones as it was written, once for an edit that is sent twice', async () => {
  const { version } = await result()
  const id = crypto.randomUUID()
  const place = { id, seen: version }
  const answer = await write(editor!, whole, place)
  const now = await result(version)
  expect(now.articles).toEqual([
    { id: 'frost-1a2b3c', ...whole, photo: null, shown: true, version: now.version },
  ])
  expect(answer).toEqual({ done: now.version })
  expect(await write(editor!, whole, place)).toEqual(answer)
  expect(await result()).toMatchObject({ version: now.version })
})

test('an article in one language is empty in the others', async () => {
  const response = {
    headline: inPunjabi('ਕੋਰਾ'),
    lead: { pa: ' ਦੋ ਰਾਤਾਂ ' },
    body: inPunjabi('ਪਾਣੀ ਲਾਓ'),
    day: '2026-12-20',
  }
  await write(editor!, response)
  expect((await result()).articles).toMatchObject([{ headline: inPunjabi('ਕੋਰਾ'), lead: inPunjabi('ਦੋ ਰਾਤਾਂ') }])
})

test('it is changed, withdrawn and shown again, and a seed undoes none of that', async () => {
  await write(editor!, whole)
  await write(manager!, { headline: inAll('Frost again') })
  await write(editor!, { shown: false })
  await publish(database, 'second', contentRows(4))
  expect((await result()).articles).toMatchObject([{ headline: { en: null }, shown: false }])
  await write(editor!, { shown: true })
  expect((await result()).articles).toMatchObject([{ headline: inAll('Frost again'), shown: true }])
})

test('the slower editor gets the current state', async () => {
  await write(editor!, whole)
  const { version: seen } = await result()
  await write(manager!, { headline: inAll('Frost tonight') })
  expect(await write(editor!, { headline: inAll('No frost') }, { seen })).toMatchObject({
    conflict: { headline: inAll('Frost tonight') },
  })
})

test('the log calls it by its title', async () => {
  await write(editor!, whole)
  await write(manager!, { shown: false })
  const [row] = await database.as(editor!, (query) =>
    query<{ edits: object[] }>(`select edit_log() -> 'edits' as edits`),
  )
  expect(row!.edits).toMatchObject([
    { target: 'article:frost-1a2b3c', was: inAll('Frost'), is_new: false, changed: { shown: [true, false] } },
    { target: 'article:frost-1a2b3c', was: inAll('Frost'), is_new: true },
  ])
})

test.each<[string, object, string?]>([
  ['without a text', { headline: inAll('x'), lead: inAll('x'), day: '2026-12-20' }],
  ['with a title in one language more than the text', { ...whole, body: inPunjabi('x') }],
  ['that says nothing', { ...whole, headline: {}, lead: {}, body: {} }],
  ['with blanks alone', { ...whole, headline: { en: ' ', pa: null, hi: '\n' } }],
  ['in a language that the app does not have', { ...whole, headline: { ...inAll('x'), ur: 'x' } }],
  ['with a number for a title', { ...whole, headline: { ...inAll('x'), en: 7 } }],
  ['with a title as long as a text', { ...whole, headline: inAll('x'.repeat(170)) }],
  ['with control characters', { ...whole, body: inAll('a\u0007b') }],
  ['of no day', { ...whole, day: 'tomorrow' }],
  ['of another century', { ...whole, day: '1999-12-31' }],
  ['with a photo that nobody has', { ...whole, photo: 'a'.repeat(64) }],
  ['that is shown a little', { ...whole, shown: 'yes' }],
  ['with more than is known', { ...whole, author: 'x' }],
  ['at an address with a slash', whole, 'blog/frost'],
  ['at an address of capitals', whole, 'Frost'],
])('an article that %s is refused', async (_, changes, path = 'frost-1a2b3c') => {
  expect(await outcome(write(editor!, changes, { path }))).toBe('PT422')
  expect((await result()).articles).toEqual([])
})

test('neither farmers nor staff write articles, and the table itself is read-only', async () => {
  for (const person of [farmer!, staff!]) expect(await outcome(write(person, whole))).toBe('42501')
  const insert = `insert into articles (id, headline, lead, body, day) values ('one', '{}', '{}', '{}', '2026-12-20')`
  for (const who of [editor!, 'service key'] as const)
    expect(await outcome(database.as(who, (query) => query(insert)))).toBe('42501')
})
