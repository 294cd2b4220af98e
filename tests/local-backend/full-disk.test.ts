import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isDiskFault, postgrestError } from '#local/database/postgrest-errors.ts'
import { openDataFolder } from '#local/data-folder.ts'
import { readingCalls, refuseFullDisk, watchRoom } from '#local/free-space.ts'

const MB = 2 ** 20
const post = new Request('http://127.0.0.1/rest/v1/x', { method: 'POST' })
const get = new Request('http://127.0.0.1/rest/v1/x')
/** A database in which `desk_find` cannot write. */
const isReading = readingCalls(async <Row>() => [{ name: 'desk_find' }] as Row[])

test('while the disk is full nothing is accepted, reading goes on, and with room again everything works by itself', async () => {
  let [room, now] = [100 * MB, 0]
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const refuse = watchRoom({ folder: '/data', free: async () => room, now: () => now, isReading, log })
  expect(await refuse(post)).toBeUndefined()
  room = 20 * MB
  now += 1_000
  for (let time = 0; time < 3; time++) {
    const refused = (await refuse(post))!
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await refused.json()).toMatchObject({ code: 'disk_full' })
    expect(await refuse(get)).toBeUndefined()
    now += 1_000
  }
  room = 100 * MB
  expect(await refuse(post)).toBeUndefined()
  expect(lines).toEqual([
    'The disk of /data is full (20 MB free): nothing is taken until there is room. Make some; no restart is needed.',
    'There is room on the disk of /data again. Everything is taken as before.',
  ])
})

test.each([
  ['GET', '/rest/v1/orders?select=id', true],
  ['POST', '/rest/v1/rpc/desk_find', true],
  ['POST', '/rest/v1/rpc/what_is_new', true],
  ['POST', '/rest/v1/rpc/desk_changes', true],
  ['POST', '/storage/v1/object/sign/documents/a', true],
  ['POST', '/storage/v1/object/list/documents', true],
  ['POST', '/auth/v1/token?grant_type=refresh_token', true],
  ['POST', '/auth/v1/token?grant_type=password', false],
  ['POST', '/rest/v1/rpc/submit_requests', false],
  ['POST', '/rest/v1/orders', false],
  ['PATCH', '/rest/v1/rpc/desk_find', false],
  ['POST', '/storage/v1/object/documents/a', false],
  ['POST', '/storage/v1/object/copy', false],
])('on a full disk %s %s is answered: %s', async (method, path, isAnswered) => {
  const refuse = watchRoom({ folder: '/', free: async () => 0, now: Date.now, isReading, log: () => {} })
  expect(await refuse(new Request(`http://127.0.0.1${path}`, { method })).then((refused) => !refused)).toBe(
    isAnswered,
  )
})

test('a disk without size information is no reason to refuse', async () => {
  const free = () => Promise.reject(new Error('no statfs here'))
  expect(
    await watchRoom({ folder: '/', free, now: Date.now, isReading, log: () => {} })(post),
  ).toBeUndefined()
})

test('a start on a full disk is refused in a plain sentence and releases the folder unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khet-seva-full-'))
  await expect(refuseFullDisk(folder, async () => 3 * MB)).rejects.toThrow(
    /is full: 3 MB are free, and 64 MB are needed.*Nothing was changed/,
  )
  expect(await readdir(folder)).toEqual([])
  await (await openDataFolder(folder)).close()
  await mkdir(join(folder, 'database'))
  await expect(refuseFullDisk(folder, async () => 23 * MB)).rejects.toThrow('and 24 MB are needed')
  await refuseFullDisk(folder, async () => 24 * MB)
  await rm(folder, { recursive: true })
})

test.each([
  ['53100', 'could not extend file "base/5/1": No space left on device', true],
  ['58030', 'could not read file "base/5/1": I/O error', true],
  ['42501', 'could not open file "base/5/1": Permission denied', true],
  ['42501', 'could not create file "pg_wal/xlogtemp": Read-only file system', true],
  ['42501', 'could not write to file "pg_wal/xlogtemp": Read-only file system', true],
  ['42501', 'permission denied for table notes', false],
  ['42501', 'new row violates row-level security policy for table "notes"', false],
  ['23505', 'duplicate key value violates unique constraint', false],
])('%s %s is a temporary fault of the disk: %s', (code, message, is) => {
  const error = { code, message }
  expect(isDiskFault(error)).toBe(is)
  // A phone takes 403 for the centre's word and gives the entry back; 503 it sends again.
  if (is) expect(postgrestError(error)).toMatchObject({ detail: '{"status":503,"headers":{}}' })
})
