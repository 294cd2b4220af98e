import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentRows, openMigrated, outcome, publish, type Person, type TestDatabase } from './as-person.ts'

let database: TestDatabase
let [editor, farmer]: { id: string }[] = []

beforeAll(async () => {
  database = await openMigrated()
  editor = await database.person(['editor'])
  farmer = await database.person([])
  await publish(database, 'first', contentRows(3))
})
afterAll(() => database.close())

const item = 'seeds-catalog/item-1'

/** Returns a JPEG header of a size, with a number of bytes. */
function jpeg(width: number, height: number, bytes = 400): Buffer {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0])
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, width & 255)])
}

const address = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function show(person: Person, photo: unknown): Promise<{ done?: number }> {
  const edit = { id: crypto.randomUUID(), kind: 'item', path: item, changes: { photo }, seen: Date.now() * 2 }
  const [row] = await database.as(person, (query) =>
    query<{ answer: { done?: number } }>('select edit_shop($1::text::jsonb) as answer', [
      JSON.stringify(edit),
    ]),
  )
  return row!.answer
}

async function shown(): Promise<string | null> {
  const [row] = await database.as('guest', (query) =>
    query<{ photo: string | null }>(
      `select shop_changes(null, 'first') -> 'items' -> 0 ->> 'photo' as photo`,
    ),
  )
  return row!.photo
}

async function photo(hash: string): Promise<string | null> {
  const [row] = await database.as('guest', (query) =>
    query<{ photo: string | null }>('select item_photo($1) as photo', [hash]),
  )
  return row!.photo
}

test('phones get the hash of an editor’s photo, and anybody gets the photo by it', async () => {
  const small = jpeg(320, 240, 20_000)
  expect(await show(editor!, address(small))).toMatchObject({ done: expect.any(Number) })
  expect(await shown()).toBe(hashOf(small))
  expect(await photo(hashOf(small))).toBe(small.toString('base64'))
  expect(await photo(hashOf(Buffer.from('none')))).toBeNull()
})

test('a seed keeps the photo, an editor removes it, and an earlier one is shown again by its hash', async () => {
  const small = jpeg(300, 300)
  await show(editor!, address(small))
  await publish(database, 'second', contentRows(3))
  expect(await shown()).toBe(hashOf(small))
  await show(editor!, null)
  expect(await shown()).toBeNull()
  await show(editor!, hashOf(small))
  expect(await shown()).toBe(hashOf(small))
})

test.each([
  ['claims more pixels than a phone has memory for', address(jpeg(60_000, 60_000))],
  ['is larger than 20 KB', address(jpeg(320, 240, 20_481))],
  [
    'is called a JPEG and is a page',
    `data:image/jpeg;base64,${Buffer.from('<script>'.repeat(50)).toString('base64')}`,
  ],
  ['is drawn by words', `data:image/svg+xml;base64,${jpeg(320, 240).toString('base64')}`],
  ['has no size', address(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(300)]))],
  ['is no base64', 'data:image/jpeg;base64,????'],
  ['is the hash of none', 'a'.repeat(64)],
  ['is a number', 7],
])('a photo that %s is refused, and the product stays as it is', async (_, wrong) => {
  const before = await shown()
  expect(await outcome(show(editor!, wrong))).toBe('PT422')
  expect(await shown()).toBe(before)
})

test('a farmer adds no photo, and only the function writes them', async () => {
  expect(await outcome(show(farmer!, address(jpeg(320, 240))))).toBe('42501')
  const insert = `insert into item_photos (hash, jpeg) values ('x', 'x')`
  expect(await outcome(database.as(editor!, (query) => query(insert)))).toBe('42501')
})
