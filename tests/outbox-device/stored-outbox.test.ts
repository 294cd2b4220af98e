import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { isBusySending } from '#src/platform/outbox/busy.ts'
import {
  decryptContent,
  decryptDetails,
  encryptContent,
  encryptDetails,
} from '#src/platform/outbox/encrypted-content.ts'
import { deleteStoredFiles, fileRows, pieceId, storedFiles } from '#src/platform/outbox/file-rows.ts'
import { newEntry, openEntries } from '#src/platform/outbox/queue.ts'
import { lifeSetting, unconfirmedSetting } from '#src/platform/outbox/setting-keys.ts'
import {
  Changed,
  countOf,
  entriesOf,
  entriesOfLane,
  entryFor,
  latestEntries,
  receivedOfKind,
  storedOutbox,
  unsentOf,
  unsentOfKind,
  unsettledOf,
  waitingIds,
} from '#src/platform/outbox/stored-outbox.ts'
import {
  confirm,
  isUnconfirmed,
  lostAfter,
  takeOverUnconfirmed,
  type Unconfirmed,
} from '#src/platform/outbox/unconfirmed.ts'
import { encrypt, newKey } from '#src/platform/device/encryption.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'

const [farmer, neighbour] = ['farmer', 'neighbour']

beforeEach(() => Promise.all(outbox.tables.map((table) => table.clear())))

const entry = (id: string, state: string, more: object = {}) =>
  outbox.entries.put({ id, owner: farmer, kind: 'request', lane: id, state, createdAt: 1, ...more })
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
const setting = async (key: string): Promise<unknown> => (await outbox.settings.get(key))?.value
const transact = storedOutbox().transact

describe('the entries of an owner', () => {
  beforeEach(async () => {
    await entry('1', 'received')
    await entry('2', 'waiting', { lane: 'field' })
    await entry('3', 'received', { settles: true, kind: 'order' })
    await entry('4', 'returned', { lane: 'field', kind: 'order' })
    await entry('5', 'waiting', { kind: 'order' })
    await entry('6', 'waiting', { owner: neighbour, lane: 'field', kind: 'order' })
    await entry('7', 'received', { owner: neighbour, settles: true, kind: 'order' })
    await entry('8', 'waiting')
  })

  it('are theirs alone, by state, kind and lane, oldest first', async () => {
    expect(ids(await entriesOf(farmer))).toEqual(['1', '2', '3', '4', '5', '8'])
    expect(ids(await entriesOfLane(farmer, 'field'))).toEqual(['2', '4'])
    expect(ids(await unsentOfKind(farmer, 'order'))).toEqual(['4', '5'])
    expect(await receivedOfKind(farmer, 'order')).toEqual(['3'])
    expect(await receivedOfKind(farmer, 'request')).toEqual(['1'])
    expect(ids(await unsettledOf(farmer))).toEqual(['3'])
    expect(await waitingIds(farmer)).toEqual(['2', '5', '8'])
    expect([await unsentOf(farmer), await unsentOf('nobody')]).toEqual([4, 0])
    expect([await countOf(farmer, 'received'), await countOf(neighbour, 'received')]).toEqual([2, 1])
    expect([(await entryFor(farmer, '2'))?.id, await entryFor(farmer, '6')]).toEqual(['2', undefined])
  })

  it('are read from the latest, and the others are counted', async () => {
    const latest = async (atMost: number) => {
      const { entries, left } = await latestEntries(farmer, 'waiting', atMost)
      return [ids(entries), left]
    }
    expect(await latest(2)).toEqual([['5', '8'], 1])
    expect(await latest(3)).toEqual([['2', '5', '8'], 0])
    expect(await latest(9)).toEqual([['2', '5', '8'], 0])
  })

  it('are the same within a transaction', async () => {
    await transact(async (rows) => {
      expect(ids(await rows.unsent(farmer, 'order'))).toEqual(['4', '5'])
      expect(ids(await rows.unsettled(farmer))).toEqual(['3'])
      expect(await rows.waitingIds(farmer)).toEqual(['2', '5', '8'])
      expect(ids(await rows.waiting(farmer))).toEqual(['2', '5', '8'])
    })
  })
})

it('a transaction whose condition does not hold writes nothing, and says so', async () => {
  const write = storedOutbox(() => Promise.resolve(false)).transact((rows) => rows.putSetting('a', 1))
  await expect(write).rejects.toMatchObject({ name: 'Changed' })
  await expect(write).rejects.toBeInstanceOf(Changed)
  expect(await setting('a')).toBeUndefined()
})

it('a setting without a value is deleted', async () => {
  await transact((rows) => rows.putSetting('a', 1))
  expect(await setting('a')).toBe(1)
  await transact((rows) => rows.putSetting('a', undefined))
  expect(await outbox.settings.count()).toBe(0)
})

it('a draft is taken and deleted by its owner, as a guest’s is by anybody, and stays another one’s', async () => {
  await outbox.drafts.bulkPut(
    [
      ['own', farmer],
      ['guest', 'device'],
      ['theirs', neighbour],
    ].map(([id, owner]) => ({ id, owner, form: '', updatedAt: 1, sealed: undefined })) as never,
  )
  await transact(async (rows) => {
    const may = ['own', 'guest', 'theirs', 'gone'].map((id) => rows.mayTakeDraft(id, farmer))
    expect(await Promise.all(may)).toEqual([true, true, false, true])
    for (const id of ['own', 'guest', 'theirs', 'gone']) await rows.deleteDraft(id, farmer)
  })
  expect(await outbox.drafts.toCollection().primaryKeys()).toEqual(['theirs'])
})

describe('files', () => {
  const sealed = { iv: new Uint8Array(12), bytes: new Uint8Array(1) }
  const file = (id: string, of: string, owner = farmer) =>
    outbox.files.put({ id, of, owner, updatedAt: 1, sealed })
  const bytes = (id: string) => outbox.fileBytes.put({ id, bytes: sealed })
  const withFiles = <Result>(work: () => Promise<Result>) =>
    outbox.transaction('rw', outbox.files, outbox.fileBytes, async () => work())

  it('of a draft are the owner’s', async () => {
    await file('a', 'draft')
    await file('b', 'draft', neighbour)
    await file('c', 'other')
    expect(ids(await storedFiles(farmer, 'draft'))).toEqual(['a'])
  })

  it('are moved, and copied with their bytes as far as they are there', async () => {
    await file('a', 'draft')
    await bytes('a')
    await file('without bytes', 'draft')
    await bytes('without a row')
    await withFiles(async () => {
      await fileRows.pointFile('a', 'entry')
      for (const id of ['a', 'without bytes', 'without a row']) await fileRows.copyFile(id, 'copy')
    })
    expect(await outbox.files.get('a')).toMatchObject({ of: 'entry' })
    const copies = await outbox.files.where({ of: 'copy' }).toArray()
    expect(copies).toEqual(
      [0, 1].map((n) => ({ id: copies[n]!.id, of: 'copy', owner: farmer, updatedAt: 1, sealed })),
    )
    expect(new Set([...ids(copies), 'a', 'without bytes']).size).toBe(4)
    expect(await outbox.files.count()).toBe(4)
    expect(await outbox.fileBytes.count()).toBe(4)
  })

  it('are deleted with all pieces of a recording, and no other', async () => {
    expect([pieceId('a', 0), pieceId('a', 7)]).toEqual(['a', 'a/00007'])
    for (const id of ['a', 'ab', 'b']) {
      await file(id, 'draft')
      for (const piece of [0, 1]) await bytes(pieceId(id, piece))
    }
    await withFiles(() => deleteStoredFiles(['a']))
    expect(await outbox.files.toCollection().primaryKeys()).toEqual(['ab', 'b'])
    expect(await outbox.fileBytes.toCollection().primaryKeys()).toEqual(['ab', 'ab/00001', 'b', 'b/00001'])
    await withFiles(() => fileRows.deleteFiles('draft'))
    expect([await outbox.files.count(), await outbox.fileBytes.count()]).toEqual([0, 0])
  })
})

it('a phone is busy while anything of it is being sent, and not longer than a call may take', async () => {
  await entry('1', 'waiting')
  expect(await isBusySending()).toBe(false)
  await entry('2', 'waiting', { owner: neighbour, lease: { holder: 'tab', until: Date.now() + 20_000 } })
  expect(await isBusySending()).toBe(true)
  await entry('2', 'received', { lease: { holder: 'tab', until: Date.now() + 20_000 } })
  expect(await isBusySending()).toBe(false)
})

describe('what is encrypted', () => {
  it('opens with its key alone', async () => {
    const [key, other] = [await newKey(), await newKey()]
    const content = await encryptContent(key, { content: '{}', guest: 'secret' })
    expect(await decryptContent(key, content)).toEqual({ content: '{}', guest: 'secret' })
    expect(await decryptContent(other, content)).toBeUndefined()
    const details = await encryptDetails(key, { message: 'No' })
    expect(await decryptDetails(key, details)).toEqual({ message: 'No' })
    expect(await decryptDetails(other, details)).toBeUndefined()
  })

  it('is left out of a list where another key is needed, and brings its details only when it came back', async () => {
    const [key, other] = [await newKey(), await newKey()]
    await outbox.keys.put({ owner: 'device', key })
    const own = (await newEntry('device', { kind: 'request', content: { a: 1 } }))!
    const sealed = await encryptDetails(key, { message: 'No' })
    const back = {
      ...own,
      id: 'back',
      state: 'returned',
      returned: { status: 409, code: 'x', at: 1, sealed },
    }
    const theirs = { ...own, id: 'theirs', sealed: await encrypt(other, '{"content":"{}"}') }
    expect(await openEntries(key, [own, theirs, back as never])).toEqual([
      { entry: own, content: { a: 1 }, details: undefined },
      { entry: back, content: { a: 1 }, details: { message: 'No' } },
    ])
  })
})

it('a new entry has its own lane, and a guest’s secret only where it is a guest’s', async () => {
  const key = await newKey()
  await outbox.keys.put({ owner: 'device', key })
  const own = (await newEntry('device', { kind: 'request', content: {} }))!
  expect(own).toMatchObject({ lane: own.id, state: 'waiting', attempts: 0, nextAttemptAt: own.createdAt })
  expect(await decryptContent(key, own.sealed)).toEqual({ content: '{}' })
  const guests = (await newEntry(
    'device',
    { kind: 'request', content: {}, lane: 'field', madeAt: 5 },
    'secret',
  ))!
  expect(guests).toMatchObject({ lane: 'field', createdAt: 5, nextAttemptAt: 5 })
  expect(await decryptContent(key, guests.sealed)).toEqual({ content: '{}', guest: 'secret' })
  expect(await newEntry('nobody', { kind: 'request', content: {} })).toBeUndefined()
})

describe('what a restored centre has yet to confirm', () => {
  const [day, earlier] = ['2026-11-25T09:00:00Z', '2026-11-24T09:00:00Z']
  const put = (owner: string, value: Unconfirmed) =>
    outbox.settings.put({ key: unconfirmedSetting('requests', owner), value })
  const of = (owner: string) => setting(unconfirmedSetting('requests', owner))
  const fetched = async () => true

  it('is lost once the whole list was fetched without it', async () => {
    expect(await lostAfter('requests', farmer, fetched)).toBeUndefined()
    await put(farmer, { ids: ['a', 'b'], from: day })
    expect(await lostAfter('requests', farmer, async () => false)).toBeUndefined()
    expect(await lostAfter('requests', neighbour, fetched)).toBeUndefined()
    expect(await lostAfter('orders', farmer, fetched)).toBeUndefined()
    expect(await lostAfter('requests', farmer, fetched)).toEqual({ ids: ['a', 'b'], from: day })
  })

  it('is not lost where it was confirmed meanwhile, or became unconfirmed only then', async () => {
    await put(farmer, { ids: ['a', 'b'], from: day })
    const meanwhile = async () => {
      await put(farmer, { ids: ['b', 'new'], from: earlier })
      return true
    }
    expect(await lostAfter('requests', farmer, meanwhile)).toEqual({ ids: ['b'], from: earlier })
    const all = async () => {
      await outbox.settings.delete(unconfirmedSetting('requests', farmer))
      return true
    }
    expect(await lostAfter('requests', farmer, all)).toBeUndefined()
  })

  it('is not lost where the centre was restored once more meanwhile', async () => {
    await put(farmer, { ids: ['a'], from: day })
    const again = async () => {
      await outbox.settings.put({ key: lifeSetting, value: 2 })
      return true
    }
    expect(await lostAfter('requests', farmer, again)).toBeUndefined()
    expect(await lostAfter('requests', farmer, fetched)).toEqual({ ids: ['a'], from: day })
    const gone = async () => {
      await outbox.settings.delete(lifeSetting)
      return true
    }
    expect(await lostAfter('requests', farmer, gone)).toBeUndefined()
  })

  it('is confirmed one by one, until nothing is left to ask', async () => {
    await confirm('requests', farmer, ['a'])
    expect(await of(farmer)).toBeUndefined()
    await put(farmer, { ids: ['a', 'b', 'c'], from: day })
    await confirm('requests', farmer, ['a', 'x'])
    expect(await of(farmer)).toEqual({ ids: ['b', 'c'], from: day })
    expect(await isUnconfirmed('requests', farmer, 'b')).toBe(true)
    expect(await isUnconfirmed('requests', farmer, 'a')).toBe(false)
    expect(await isUnconfirmed('requests', neighbour, 'b')).toBe(false)
    await confirm('requests', farmer, ['b', 'c'])
    expect(await outbox.settings.count()).toBe(0)
  })

  it('of a guest becomes the account’s, each once and from the earlier moment on', async () => {
    await takeOverUnconfirmed('device', farmer)
    expect(await outbox.settings.count()).toBe(0)
    await put('device', { ids: ['a', 'b'], from: day })
    await takeOverUnconfirmed('device', farmer)
    expect(await of(farmer)).toEqual({ ids: ['a', 'b'], from: day })
    expect(await of('device')).toBeUndefined()
    await put('device', { ids: ['b', 'c'], from: earlier })
    await takeOverUnconfirmed('device', farmer)
    expect(await of(farmer)).toEqual({ ids: ['a', 'b', 'c'], from: earlier })
    expect(await outbox.settings.count()).toBe(1)
  })
})
