import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openMigrated, outcome, type Person, type TestDatabase } from './as-person.ts'
import { oggNote, webmNote } from './voice-notes.ts'

interface Part {
  version: number
  more: boolean
  recordings: { part: string; words: string; version: number; hash: string | null; sound: string | null }[]
}

let database: TestDatabase
let [editor, manager, admin, staff, farmer]: { id: string }[] = []

beforeAll(async () => {
  database = await openMigrated()
  ;[editor, manager, admin, staff, farmer] = await Promise.all(
    [['editor'], ['manager'], ['admin'], ['staff'], []].map((roles) => database.person(roles)),
  )
})
afterAll(() => database.close())
afterEach(() => database.query('truncate voice_recordings, edit_events'))

/** A recording as browsers make them, another one for each `shade`. */
const webm = (shade: number, bytes = 2000) =>
  Buffer.concat([webmNote(1), Buffer.alloc(bytes - webmNote(1).length, shade)])
const address = (sound: Uint8Array, type = 'webm') =>
  `data:audio/${type};base64,${Buffer.from(sound).toString('base64')}`
const hashOf = (sound: Uint8Array) => createHash('sha256').update(sound).digest('hex')

interface Place {
  path?: string
  part?: string | undefined
  seen?: number
  id?: string
}

async function record(person: Person, changes: object, place: Place = {}): Promise<Record<string, unknown>> {
  const where = { path: 'pa', part: 'phrase.home', seen: Date.now() * 2, ...place }
  const edit = { id: crypto.randomUUID(), kind: 'recording', ...where, changes }
  const [row] = await database.as(person, (query) =>
    query<{ answer: Record<string, unknown> }>('select edit_shop($1::text::jsonb) as answer', [
      JSON.stringify(edit),
    ]),
  )
  return row!.answer
}

async function pack(since = 0, most = 65_536, language = 'pa'): Promise<Part> {
  const [row] = await database.as('guest', (query) =>
    query<{ answer: Part }>('select voice_pack($1, $2, $3) as answer', [language, since, most]),
  )
  return row!.answer
}

async function sizes(): Promise<unknown> {
  const [row] = await database.as('guest', (query) =>
    query<{ answer: unknown }>('select voice_packs() as answer'),
  )
  return row!.answer
}

test('an editor, a manager and an admin record; everybody hears the same bytes', async () => {
  for (const [at, person] of [editor!, manager!, admin!].entries()) {
    const answer = await record(person, { words: 'ਹੋਮ', sound: address(webm(at)) })
    const { version, recordings, more } = await pack()
    expect(answer).toEqual({ done: version })
    expect(more).toBe(false)
    expect(recordings).toEqual([
      {
        part: 'phrase.home',
        words: 'ਹੋਮ',
        version,
        hash: hashOf(webm(at)),
        sound: webm(at).toString('base64'),
      },
    ])
  }
  expect((await pack(0, 65_536, 'hi')).recordings).toEqual([])
})

test.each([
  ['staff without that role', () => staff!],
  ['a farmer', () => farmer!],
  ['a guest', () => 'guest' as const],
  ['the service key', () => 'service key' as const],
])('%s does not', async (_, person) => {
  expect(await outcome(record(person(), { words: 'ਹੋਮ', sound: address(webm(1)) }))).toBe('42501')
  expect((await pack()).recordings).toEqual([])
})

test('only editors read what was withdrawn; nobody reads sounds or writes but through edit_shop', async () => {
  await record(editor!, { words: 'ਹੋਮ', sound: address(webm(1)) })
  await record(editor!, { words: 'ਦੁਕਾਨ', sound: address(webm(2)) }, { part: 'phrase.shop' })
  await record(editor!, { sound: null }, { part: 'phrase.shop' })
  const seen = async (person: Person) =>
    database.as(person, async (query) => (await query('select part from voice_recordings')).length)
  expect(await Promise.all(['guest' as const, farmer!, staff!].map(seen))).toEqual([1, 1, 1])
  expect(await Promise.all([editor!, manager!, admin!].map(seen))).toEqual([2, 2, 2])
  for (const person of ['guest' as const, farmer!, editor!, admin!, 'service key' as const])
    for (const sql of [
      'select recording from voice_sounds',
      `insert into voice_recordings (path, part, words, version) values ('pa', 'x', 'x', 1)`,
      `update voice_recordings set words = 'x'`,
      'delete from voice_recordings',
      'select edited_sound(null, null)',
      `select edit_recording('pa', 'x', '{}')`,
    ])
      expect([sql, await outcome(database.as(person, (query) => query(sql)))]).toEqual([sql, '42501'])
})

test('phones hear of a replaced and a withdrawn recording, which can come back by its hash', async () => {
  await record(editor!, { words: 'ਹੋਮ', sound: address(webm(1)) })
  const first = await pack()
  await record(manager!, { words: 'ਘਰ', sound: address(webm(2)) })
  const second = await pack(first.version)
  expect(second.recordings).toMatchObject([{ words: 'ਘਰ', hash: hashOf(webm(2)) }])
  await record(editor!, { sound: null })
  const third = await pack(second.version)
  expect(third.recordings).toMatchObject([{ hash: null, sound: null }])
  expect(await sizes()).toEqual({})
  await record(editor!, { sound: hashOf(webm(1)) })
  expect((await pack(third.version)).recordings).toMatchObject([{ hash: hashOf(webm(1)) }])
  expect(await pack((await pack()).version)).toMatchObject({ more: false, recordings: [] })
})

test('a pack comes in parts, each change once, whatever the size of a part', async () => {
  for (let at = 0; at < 9; at++)
    await record(editor!, { words: `ਵਾਕ ${at}`, sound: address(webm(at, 1000)) }, { part: `phrase.${at}` })
  for (const most of [1, 1500, 3000, 5500, 100_000]) {
    const parts: string[] = []
    let since = 0
    for (;;) {
      const { version, more, recordings } = await pack(since, most)
      const bytes = recordings.reduce((sum, { sound }) => sum + Buffer.from(sound!, 'base64').length, 0)
      expect(recordings.length === 1 || bytes <= most).toBe(true)
      parts.push(...recordings.map(({ part }) => part))
      since = version
      if (!more) break
    }
    expect(parts).toEqual(Array.from({ length: 9 }, (_, at) => `phrase.${at}`))
  }
})

test('all recordings of a language are at most 400 KB', async () => {
  const each = 12_288
  for (let at = 0; at < 33; at++)
    await record(editor!, { words: 'ਵਾਕ', sound: address(webm(at, each)) }, { part: `phrase.${at}` })
  const sized = (await sizes()) as { pa: { phrases: number; bytes: number } }
  expect(sized).toMatchObject({ pa: { phrases: 33, bytes: 33 * each } })
  expect(
    await outcome(record(editor!, { words: 'ਵਾਕ', sound: address(webm(99, each)) }, { part: 'more' })),
  ).toBe('PT422')
  // In place of another there is room, in another language too.
  await record(editor!, { sound: address(webm(98, each)) }, { part: 'phrase.1' })
  await record(editor!, { words: 'होम', sound: address(webm(97, each)) }, { path: 'hi', part: 'more' })
  expect((await sizes()) as object).toMatchObject({ pa: { bytes: 33 * each }, hi: { bytes: each } })
  expect(33 * each).toBeLessThanOrEqual(400 * 1024)
})

test.each([
  ['is no sound', address(Buffer.alloc(500, 7))],
  ['has another type than its name', address(webm(1), 'ogg')],
  ['is a photo', address(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]))],
  ['is too large', address(webm(1, 12_289))],
  ['is too small', address(webmNote(1).subarray(0, 60))],
  ['is of a type that no browser records', address(webm(1), 'mpeg')],
  ['is no base64', 'data:audio/webm;base64,~~~~'],
  ['is unknown', 'a'.repeat(64)],
  ['is a number', 7],
])('a recording that %s is refused', async (_, sound) => {
  expect(await outcome(record(editor!, { words: 'ਹੋਮ', sound }))).toBe('PT422')
})

test.each([
  ['words that nobody sees', { words: '\u200b' }],
  ['no words', {}],
  ['too many words', { words: 'ਅ'.repeat(301) }],
  ['another field', { words: 'ਹੋਮ', hash: 'x' }],
])('%s are refused', async (_, changes) => {
  expect(await outcome(record(editor!, { sound: address(webm(1)), ...changes }))).toBe('PT422')
})

test.each([
  { path: 'xx' },
  { path: 'PA' },
  { part: '' },
  { part: 'a b' },
  { part: 'ਹ' },
  { part: undefined },
])('a place that is none is refused: %j', async (place) => {
  expect(await outcome(record(editor!, { words: 'ਹੋਮ', sound: address(webm(1)) }, place))).toBe('PT422')
})

test('Ogg and MP4 are taken too', async () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A '), Buffer.alloc(300)])
  for (const [type, sound] of [
    ['ogg', Buffer.concat([oggNote(1), Buffer.alloc(200)])],
    ['mp4', mp4],
  ] as const) {
    await record(editor!, { words: 'ਹੋਮ', sound: address(sound, type) })
    expect((await pack()).recordings).toMatchObject([{ hash: hashOf(sound) }])
  }
})

test('the same edit counts once; the slower editor gets the current state', async () => {
  const id = crypto.randomUUID()
  const seen = Date.now() * 2
  const once = await record(editor!, { words: 'ਹੋਮ', sound: address(webm(1)) }, { id, seen })
  expect(await record(editor!, { words: 'ਹੋਮ', sound: address(webm(1)) }, { id, seen })).toEqual(once)
  expect(await record(manager!, { words: 'ਘਰ', sound: address(webm(2)) }, { seen: 1 })).toMatchObject({
    conflict: { part: 'phrase.home', words: 'ਹੋਮ', sound: hashOf(webm(1)) },
  })
  expect((await pack()).recordings).toMatchObject([{ words: 'ਹੋਮ' }])
})

test('the log names who recorded what', async () => {
  await record(editor!, { words: 'ਹੋਮ', sound: address(webm(1)) })
  await record(editor!, { sound: null })
  const [row] = await database.as(manager!, (query) =>
    query<{ edits: object[] }>(`select edit_log() -> 'edits' as edits`),
  )
  expect(row!.edits).toMatchObject([
    { target: 'recording:pa#phrase.home', is_new: false, changed: { sound: [hashOf(webm(1)), null] } },
    {
      target: 'recording:pa#phrase.home',
      is_new: true,
      was: { en: 'ਹੋਮ', pa: 'ਹੋਮ', hi: 'ਹੋਮ' },
      changed: { words: [null, 'ਹੋਮ'], sound: [null, hashOf(webm(1))] },
    },
  ])
})
