import { Dexie } from 'dexie'
import { IDBFactory, IDBDatabase as FakeDatabase, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { abortLeftTransactions, isWebKit } from '#src/platform/device/left-transactions.ts'
import { withReconnect } from '#src/platform/device/with-reconnect.ts'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

it('every browser of an iPhone is WebKit, and no Chrome or Firefox of Android', () => {
  expect(isWebKit(safari)).toBe(true)
  expect(isWebKit(safari.replace('Version/18.0', 'CriOS/140.0.0.0'))).toBe(true)
  expect(isWebKit(chrome)).toBe(false)
  expect(isWebKit('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe(false)
})

/** A page with a database, and how its transactions end. */
async function pageIn(userAgent: string) {
  class Database extends FakeDatabase {}
  const page = Object.assign(new EventTarget(), { navigator: { userAgent }, IDBDatabase: Database })
  abortLeftTransactions(page)
  const opening = new IDBFactory().open('shelf')
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('rows'))
  await new Promise((opened) => opening.addEventListener('success', opened))
  const database = Object.setPrototypeOf(opening.result, Database.prototype) as IDBDatabase
  const begin = () => {
    const transaction = database.transaction('rows', 'readwrite')
    const ended = new Promise<string>((end) => {
      for (const name of ['complete', 'abort']) transaction.addEventListener(name, () => end(name))
    })
    return { transaction, ended }
  }
  const tell = (name: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(name), { persisted }))
  return { begin, tell }
}

it('a page that WebKit keeps holds no rows of other pages back, until it is shown again', async () => {
  const { begin, tell } = await pageIn(safari)
  const before = begin()
  expect(await before.ended).toBe('complete')
  const during = begin()
  tell('pagehide', true)
  expect(await during.ended).toBe('abort')
  expect(await begin().ended).toBe('abort')
  tell('pageshow', true)
  expect(await begin().ended).toBe('complete')
})

it('a page that goes for good, or is in another browser, ends what it has begun', async () => {
  const gone = await pageIn(safari)
  const last = gone.begin()
  gone.tell('pagehide', false)
  expect(await last.ended).toBe('complete')
  const other = await pageIn(chrome)
  const kept = other.begin()
  other.tell('pagehide', true)
  expect(await kept.ended).toBe('complete')
})

it('what the left page was writing is written once it is shown again, and once', async () => {
  const page = Object.assign(new EventTarget(), {
    navigator: { userAgent: safari },
    IDBDatabase: FakeDatabase,
  })
  const { transaction } = FakeDatabase.prototype
  abortLeftTransactions(page)
  const database = new Dexie('shelf', { indexedDB: new IDBFactory(), IDBKeyRange })
  database.version(1).stores({ rows: '++id' })
  await database.open()
  const rows = database.table('rows')
  let begun = 0
  const writing = withReconnect(database)(() =>
    database.transaction('rw', rows, async () => {
      await rows.add({ word: 'saved' })
      // WebKit stops the page here, and goes on with it after Back.
      if (begun++ === 0)
        for (const name of ['pagehide', 'pageshow'])
          page.dispatchEvent(Object.assign(new Event(name), { persisted: true }))
      await rows.count()
    }),
  )
  await writing
  expect(begun).toBe(2)
  expect(await rows.count()).toBe(1)
  database.close()
  FakeDatabase.prototype.transaction = transaction
})
