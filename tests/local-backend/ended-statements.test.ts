import { isFull } from '../rounds.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asCaller } from '#local/database/caller.ts'
import { openDatabase, type OpenDatabase } from '#local/database/database.ts'

let folder: string
let database: OpenDatabase
const lines: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khet-seva-thread-'))
  database = await openDatabase(join(folder, 'database'), {}, { log: (line) => lines.push(line) })
  await database.query('create table acknowledged (id int primary key)')
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Backtracks for hours; PostgreSQL in WebAssembly has no signal that could end it. */
const endless = `select '${'a'.repeat(60)}b' ~ '^(.*)(.*)(.*)(.*)(.*)(.*)\\1\\2\\3\\4\\5\\6$'`

/** As a request whose statement gets half a second of the processor. */
const shortly = (work: () => Promise<unknown>) => asCaller('198.51.100.7', work, 500)

const ids = async () =>
  (await database.query<{ id: number }>('select id from acknowledged')).map(({ id }) => id)

test('an endless statement is ended, this thread goes on meanwhile, and nothing acknowledged is lost', async () => {
  await database.query('insert into acknowledged values (1)')
  await database.transaction((query) => query('insert into acknowledged values (2)'))
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  const waiting = [ids(), ids()]
  await expect(shortly(() => database.query(endless))).rejects.toMatchObject({ code: '57014' })
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(10)
  expect(await Promise.all([...waiting, ids()])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ])
  expect(lines).toEqual(['A statement took longer than 0.5 s and was ended.'])
})

test('an ended transaction leaves nothing of itself, and its rest does not run outside of it', async () => {
  const ended = shortly(() =>
    database.transaction(async (query) => {
      await query('insert into acknowledged values (3)')
      await query(endless).catch(() => {})
      await query('insert into acknowledged values (4)')
    }),
  )
  await expect(ended).rejects.toMatchObject({ code: '57P02' })
  expect(await ids()).toEqual([1, 2])
})

test.skipIf(!isFull)(
  'the memory of a peak is given back once nobody asks for a while, and nothing is lost',
  async () => {
    const before = process.memoryUsage.rss()
    const long = `select length(string_agg(repeat('x', 1000000), '')) as n from generate_series(1, 200)`
    expect(await database.query(long)).toEqual([{ n: 200_000_000 }])
    const peak = process.memoryUsage.rss()
    expect(peak - before).toBeGreaterThan(150 * 2 ** 20)
    await expect
      .poll(() => peak - process.memoryUsage.rss(), { timeout: 20_000 })
      .toBeGreaterThan(150 * 2 ** 20)
    expect(await ids()).toEqual([1, 2])
  },
  40_000,
)

test('values, errors and their codes pass between the threads as they are', async () => {
  const [row] = await database.query(
    `select 1::bigint as n, 2.5::numeric as d, null as nothing, '{"a":[1]}'::jsonb as j, array['x'] as l,
            '2026-11-29 10:00:00+00'::timestamptz as t`,
  )
  expect(row).toEqual({
    n: 1,
    d: 2.5,
    nothing: null,
    j: { a: [1] },
    l: ['x'],
    t: '2026-11-29T10:00:00+00:00',
  })
  await expect(database.query('insert into acknowledged values (1)')).rejects.toMatchObject({
    code: '23505',
    detail: 'Key (id)=(1) already exists.',
  })
  const deep = JSON.parse(`${'['.repeat(7_000)}${']'.repeat(7_000)}`) as unknown
  await expect(database.query('select $1::jsonb', [deep])).rejects.toBeInstanceOf(Error)
  expect(await ids()).toEqual([1, 2])
})

test('the end waits for no endless statement', async () => {
  const running = database.query(endless).catch((error: { code?: string }) => error.code)
  await new Promise((resolve) => setImmediate(resolve))
  const since = performance.now()
  await database.close()
  expect(performance.now() - since).toBeLessThan(30_000)
  expect(await running).toBe('57P02')
  database = await openDatabase(join(folder, 'database'), {})
  expect(await ids()).toEqual([1, 2])
})
