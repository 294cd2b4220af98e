import './failing-storage.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { device } from '#src/device/database.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { deskDatabase } from '#src/device/desk-database.ts'
import { startGuestSession } from '#src/device/guest.ts'
import { people, type Centre } from '../outbox-device/fake-centre.ts'
import { freshPhone, shown } from '../outbox-device/test-phone.ts'
import { layOut, laidOutAs, type LaidOut } from './laid-out.ts'

/* Fixtures of all versions of this database's schema, as in the outbox's earlier-versions: each was written by the
   code of its version's last day (the commits 0e1a173, 0ad756c and cd0c34a), and is never rewritten. Since November
   2026 only the catalogue's mirror is in it; the rest moves at the first opening. */

const version = 5
const folder = new URL('../fixtures/', import.meta.url)

const { watchProfile } = await import('#src/core/account/profile.ts')
const { joinGuestCart, startNextGuest } = await import('#src/core/cart/carts.ts')
const { storeAccountKey } = await import('#src/core/keys/account-key.ts')
const { adoptEarlierRows } = await import('#src/core/kinds/adopt-earlier-rows.ts')
const { newKey } = await import('#src/device/encryption.ts')
const { addToCart, cartLines } = await import('#src/core/cart/cart.ts')
const { syncCatalogue } = await import('#src/core/catalogue/sync.ts')
const { editsOf } = await import('#src/core/editing/edits.ts')
const { favouriteIds } = await import('#src/core/favourites/favourites.ts')
const { lastContact } = await import('#src/core/orders/contact.ts')
const { pendingOrdersOf, withdrawPendingOrder } = await import('#src/core/orders/pending-orders.ts')
const { currentPerson, storedSession } = await import('#src/core/session/stored-session.ts')

const farmer = people['farmer@example.org']
const [pbw826, pbw725] = ['wheat-pbw-826', 'wheat-pbw-725'].map((key) => `seeds-catalog/${key}`) as [
  string,
  string,
]
const seen = { name: 'Seed', price: 180_000 }
const contact = {
  name: 'Gurpreet',
  email: 'farmer@example.org',
  phone: '9876543210',
  address: 'Sarna, near the school',
}
const order = { id: '0198c0de-2222-7000-8000-000000000001', account: farmer }
const photo = { hash: 'ab'.repeat(32), picture: 'data:image/jpeg;base64,/9j/', at: 1_790_000_000_000 }

interface Fixture extends LaidOut {
  /** Pieces by product, as the cart showed them. */
  readonly cart: Record<string, number>
  /** The guest session in local storage. */
  readonly guest: string
}

let centre: Centre
beforeEach(async () => (centre = await freshPhone()))

const words = (text: string) => ({ en: text, pa: text, hi: text })
const edit = { kind: 'item', path: pbw725, part: '', label: 'Wheat PBW 725', seen: 7 } as const
const changes = {
  version: 7,
  more: false,
  items: [],
  texts: [{ path: '/help', part: 'intro', was: words('before'), words: words('now'), version: 6 }],
  areas: [],
  pictures: [],
  articles: [],
}

const files = readdirSync(folder).filter((name) => /^device-v\d+\.json$/.test(name))
const fixtureOf = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture

it('every version of the phone’s database has a fixture', () => {
  expect(device.verno).toBe(version)
  expect(files).toEqual(Array.from({ length: version }, (_, n) => `device-v${n + 1}.json`))
})

const moved = ['cartOperations', 'settings', 'wishes', 'orders', 'edits']

/** As the next page opens it. */
async function openAnew() {
  outbox.close({ disableAutoOpen: false })
  await outbox.open()
}

/** As the outbox does whenever it wakes, once the account's key is here. */
async function asNextWake() {
  await storeAccountKey(farmer, await newKey())
  await adoptEarlierRows(farmer)
}

describe.each(files)('a phone with %s', (file) => {
  const fixture = fixtureOf(file)
  const has = (table: string) => table in fixture.rows
  beforeEach(async () => {
    centre.online = false
    await layOut(device, fixture)
    await openAnew()
    startGuestSession(fixture.guest)
  })

  it('keeps its rows, with the new stores beside them', async () => {
    for (const [table, rows] of Object.entries(fixture.rows)) {
      const there = await device.table(table).toArray()
      const here = moved.includes(table) ? await outbox.table(table).toArray() : []
      const all = [...there, ...here].filter((row) => (row as { key?: string }).key !== 'moved-to-outbox')
      expect(new Set(all), table).toEqual(new Set(rows))
    }
    const rest = (await device.settings.toCollection().primaryKeys()).filter(
      (key) => !key.startsWith('shop-'),
    )
    expect(rest).toEqual(['moved-to-outbox'])
    expect(device.tables.map(({ name }) => name)).toContain('photos')
    expect(await device.photos.where('at').above(0).count()).toBe(fixture.rows['photos']?.length ?? 0)
  })

  it('keeps its person, and shows the cart without pending orders, and with their goods after canceling', async () => {
    expect((await currentPerson())?.id).toBe(farmer)
    expect(await storedSession(farmer)).toMatchObject({ accessToken: expect.any(String) })
    // The first builds left a guest's cart to the guest; the next sign-in joins it.
    await joinGuestCart(farmer)
    await startNextGuest()
    const quantities = async () =>
      Object.fromEntries((await cartLines()).map(({ product, quantity }) => [product, quantity]))
    expect(fixture.cart).toMatchObject({ [pbw826]: 2 })
    // Where all of the cart was ordered and waits, it is no longer in the cart, as it was then.
    const left = has('wishes') ? {} : fixture.cart
    expect(await quantities()).toEqual(left)
    expect(await addToCart(pbw826, seen)).toEqual({ saved: true })
    expect(await quantities()).toEqual({ ...left, [pbw826]: has('wishes') ? 1 : 3 })
    await asNextWake()
    for (const waiting of await pendingOrdersOf(farmer)) await withdrawPendingOrder(waiting)
    expect(await quantities()).toEqual({ ...fixture.cart, [pbw826]: 3 })
  })

  it('gets the centre’s later changes', async () => {
    const requests: unknown[] = []
    await syncCatalogue((since) => {
      requests.push(since)
      return Promise.resolve({ ...changes, version: 9 })
    })
    // Before version 5 the number that it had reached did not count pictures and articles.
    expect(requests).toEqual([has('pictures') ? 7 : undefined])
    expect(await device.texts.count()).toBe(1)
  })

  it.runIf(has('wishes'))('keeps its unsent orders and forms', async () => {
    await asNextWake()
    const [change, ...others] = await pendingOrdersOf(farmer)
    expect(others).toEqual([])
    expect(change).toMatchObject({ state: 'waiting', contact })
    expect(Object.fromEntries(change!.items.map((item) => [item.product_id, item.quantity]))).toEqual(
      fixture.cart,
    )
    expect(await lastContact(farmer)).toEqual(contact)
    expect(await outbox.orders.where({ account: farmer }).toArray()).toMatchObject([order])
    expect(await shown(watchProfile(farmer))).toMatchObject({
      profile: { displayName: 'Gurpreet' },
      state: 'waiting',
    })
  })

  it.runIf(has('edits'))('keeps an editor’s changes', async () => {
    await asNextWake()
    expect(await editsOf(farmer)).toMatchObject([
      { ...edit, state: 'waiting', changes: { price_paise: 500 } },
    ])
  })

  it.runIf(has('photos'))('keeps favourites and photos', async () => {
    expect(await favouriteIds()).toEqual([pbw826])
    expect(await device.photos.toArray()).toEqual([photo])
  })
})

it('a redeployed older build opens the later one’s database, and loses nothing of it', async () => {
  await layOut(device, fixtureOf('device-v4.json'))
  const rows = await laidOutAs(device)
  device.close({ disableAutoOpen: false })
  const earlier = new Dexie('khet-seva', { chromeTransactionDurability: 'strict' })
  earlier.version(1).stores({ items: 'id, catalogue', cartOperations: 'id, cart', settings: 'key' })
  earlier.version(2).stores({ wishes: 'id, account', orders: 'id, account' })
  await earlier.open()
  expect(await earlier.table('cartOperations').count()).toBeGreaterThan(0)
  await earlier.table('settings').put({ key: 'written', value: 'by the earlier build' })
  earlier.close()
  await device.open()
  await device.settings.delete('written')
  expect(await laidOutAs(device)).toEqual(rows)
})

describe('a phone at the desk', () => {
  const laid = (indexes: string[], rows: Record<string, unknown[]>, native: number): LaidOut => ({
    native,
    stores: [
      {
        name: 'items',
        keyPath: 'id',
        indexes: indexes.map((name) => ({
          name,
          keyPath: name.startsWith('[') ? name.slice(1, -1).split('+') : name,
        })),
      },
      { name: 'states', keyPath: 'owner', indexes: [] },
    ],
    rows,
  })
  const item = { id: `${farmer} request 1`, owner: farmer, n: 5, sealed: new Uint8Array([1, 2, 3]) }
  const state = { owner: farmer, value: { version: 5 } }

  it('of version 1 opens empty, and syncs everything again', async () => {
    const rows = { items: [item], states: [state] }
    await layOut(deskDatabase, laid(['owner', '[owner+n]'], rows, 10))
    expect([await deskDatabase.items.count(), await deskDatabase.states.count()]).toEqual([0, 0])
    await deskDatabase.items.put({ ...item, closed: 1 } as never)
    expect(
      await deskDatabase.items.where('[owner+closed+n]').between([farmer, 1, 0], [farmer, 1, 9]).count(),
    ).toBe(1)
  })

  it('of version 2 keeps its rows', async () => {
    expect(deskDatabase.verno).toBe(2)
    const rows = { items: [{ ...item, closed: 0 }], states: [state] }
    await layOut(deskDatabase, laid(['owner', '[owner+n]', '[owner+closed+n]'], rows, 20))
    expect(await deskDatabase.items.toArray()).toEqual(rows.items)
    expect(await deskDatabase.states.toArray()).toEqual(rows.states)
  })
})
