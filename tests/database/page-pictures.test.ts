import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contentRows, openMigrated, outcome, publish, type Person, type TestDatabase } from './as-person.ts'

interface Changes {
  version: number
  pictures: { path: string; part: string; photo: string | null; shows: object | null; version: number }[]
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
afterEach(() => database.query('truncate page_pictures, edit_events'))

/** A JPEG as far as its header goes, another one for each `shade`. */
function jpeg(shade: number, width = 640): Buffer {
  const size = [400 >> 8, 400 & 255, width >> 8, width & 255]
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0])
  return Buffer.concat([head, Buffer.alloc(5_000, shade)])
}

const address = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const shows = { en: 'A field', pa: 'ਖੇਤ', hi: 'खेत' }

interface Place {
  path?: string
  part?: string | undefined
  seen?: number
}

async function show(person: Person, changes: object, place: Place = {}): Promise<Record<string, unknown>> {
  const where = { path: 'blog/soil-sample', part: 'top', seen: Date.now() * 2, ...place }
  const edit = { id: crypto.randomUUID(), kind: 'picture', ...where, changes }
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

test('a picture at the top of an article reaches phones by its hash, with its alternative text', async () => {
  const { version } = await result()
  const answer = await show(editor!, { photo: address(jpeg(1)), shows })
  const now = await result(version)
  expect(now.pictures).toEqual([
    { path: 'blog/soil-sample', part: 'top', photo: hashOf(jpeg(1)), shows, version: now.version },
  ])
  expect(answer).toEqual({ done: now.version })
})

test('it is replaced and removed again, and phones learn of both', async () => {
  await show(editor!, { photo: address(jpeg(1)), shows })
  await show(manager!, { photo: address(jpeg(2)) })
  const replaced = await result()
  expect(replaced.pictures).toMatchObject([{ photo: hashOf(jpeg(2)), shows }])
  await show(editor!, { photo: null })
  expect((await result(replaced.version)).pictures).toMatchObject([{ part: 'top', photo: null }])
})

test('the logo of the centre is read by everybody as long as it is the logo, and an editor does not change it', async () => {
  await database.query(
    `insert into centre_settings (key, kind, built) values ('logo', 'photo', '""') on conflict (key) do nothing`,
  )
  const logo = (person: Person, value: string | null) => {
    const edit = {
      id: crypto.randomUUID(),
      kind: 'setting',
      path: 'logo',
      seen: Date.now() * 2,
      changes: { value },
    }
    return database.as(person, (query) => query('select edit_shop($1::text::jsonb)', [JSON.stringify(edit)]))
  }
  const picture = async () => {
    const [row] = await database.as('guest', (query) =>
      query<{ picture: string | null }>('select item_photo($1) as picture', [hashOf(jpeg(9))]),
    )
    return row!.picture
  }
  expect(await outcome(logo(editor!, address(jpeg(9))))).toBe('42501')
  await logo(manager!, address(jpeg(9)))
  expect(await picture()).toBe(jpeg(9).toString('base64'))
  await logo(manager!, null)
  expect(await picture()).toBeNull()
})

test('a seed keeps pictures, and a new phone gets them', async () => {
  await show(editor!, { photo: address(jpeg(1)) })
  await publish(database, 'second', contentRows(4))
  expect((await result()).pictures).toMatchObject([{ photo: hashOf(jpeg(1)) }])
})

test('a drawing can be replaced by its own picture', async () => {
  await show(editor!, { photo: address(jpeg(1)) }, { path: 'gallery', part: 'wheat-field' })
  await show(editor!, { photo: address(jpeg(2)) }, { path: 'gallery' })
  expect((await result()).pictures.map(({ part, photo }) => [part, photo])).toEqual([
    ['wheat-field', hashOf(jpeg(1))],
    ['top', hashOf(jpeg(2))],
  ])
})

test('the slower editor gets the current state, and nothing is written', async () => {
  const { version: seen } = await result()
  await show(manager!, { photo: address(jpeg(1)) })
  expect(await show(editor!, { photo: address(jpeg(2)) }, { seen })).toMatchObject({
    conflict: { part: 'top', photo: hashOf(jpeg(1)) },
  })
  expect((await result()).pictures).toMatchObject([{ photo: hashOf(jpeg(1)) }])
})

test('the log names the picture’s place, and what was there before', async () => {
  await show(editor!, { photo: address(jpeg(1)) })
  await show(manager!, { photo: address(jpeg(2)) })
  const [row] = await database.as(manager!, (query) =>
    query<{ edits: object[] }>(`select edit_log() -> 'edits' as edits`),
  )
  expect(row!.edits).toMatchObject([
    {
      target: 'picture:blog/soil-sample#top',
      is_new: false,
      changed: { photo: [hashOf(jpeg(1)), hashOf(jpeg(2))] },
    },
    { target: 'picture:blog/soil-sample#top', is_new: true, changed: { photo: [null, hashOf(jpeg(1))] } },
  ])
})

test.each<[string, object, Place]>([
  ['with too many pixels', { photo: address(jpeg(1, 641)) }, {}],
  [
    'that is a page',
    { photo: `data:image/jpeg;base64,${Buffer.from('<b>'.repeat(99)).toString('base64')}` },
    {},
  ],
  ['that nobody has', { photo: 'a'.repeat(64) }, {}],
  ['described in one language', { photo: null, shows: { en: 'A field' } }, {}],
  ['with words that are none of a picture', { words: shows }, {}],
  ['of nothing', {}, {}],
  ['outside of every page', { photo: null }, { path: '../etc' }],
  ['at no place', { photo: null }, { part: 'Top Place' }],
  ['without a place', { photo: null }, { part: undefined }],
])('a picture that %s is refused', async (_, changes, place) => {
  expect(await outcome(show(editor!, changes, place))).toBe('PT422')
  expect((await result()).pictures).toEqual([])
})

test('neither farmers nor staff add a picture, and the table itself is read-only', async () => {
  for (const person of [farmer!, staff!])
    expect(await outcome(show(person, { photo: address(jpeg(1)) }))).toBe('42501')
  const insert = `insert into page_pictures (path, part) values ('help', 'top')`
  for (const who of [editor!, 'service key'] as const)
    expect(await outcome(database.as(who, (query) => query(insert)))).toBe('42501')
})
