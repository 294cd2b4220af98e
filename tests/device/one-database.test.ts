import { fullAtWrite } from './failing-storage.ts'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { device } from '#src/device/database.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { startGuestSession } from '#src/device/guest.ts'
import { keyOf, type Centre } from '../outbox-device/fake-centre.ts'
import { freshPhone, shown } from '../outbox-device/test-phone.ts'
import { asStored, asText, laidOutAs, layDown, type LaidOut } from './laid-out.ts'
import * as phone from './lived-in.ts'

/*
 * Phones of three people, both databases together. `phone-v2.json` was made by the last code that had the person, the
 * cart, orders and edits in the database of the catalogue (75fb6be0); none is made anew.
 *
 * For a new version of the outbox: `WRITE_PHONE_FIXTURE=1 npx vitest run tests/device/one-database`.
 */

const { watchProfile } = await import('#src/core/account/profile.ts')
const { addToCart, cartLines } = await import('#src/core/cart/cart.ts')
const { watchConsents } = await import('#src/core/privacy/consents.ts')
const { readDraft } = await import('#src/core/drafts/drafts.ts')
const { editsOf } = await import('#src/core/editing/edits.ts')
const { adoptEarlierRows } = await import('#src/core/kinds/adopt-earlier-rows.ts')
const { favouriteIds } = await import('#src/core/favourites/favourites.ts')
const { unlock } = await import('#src/core/lock/lock.ts')
const { addressesOf } = await import('#src/core/orders/addresses.ts')
const { pendingOrdersOf } = await import('#src/core/orders/pending-orders.ts')
const { ordersOf } = await import('#src/core/orders/sync-orders.ts')
const { currentPerson, storedSession } = await import('#src/core/session/stored-session.ts')
const { signIn, signOut } = await import('#src/core/sign-in/sign-in.ts')
const { sendNow } = await import('#src/core/sync/wake.ts')

const { farmer, neighbour } = phone
const folder = new URL('../fixtures/', import.meta.url)
const seen = { name: 'Seed', price: 180_000 }

interface Fixture {
  readonly guest: string
  readonly device: LaidOut
  readonly outbox: LaidOut
}

let centre: Centre
beforeEach(async () => (centre = await freshPhone()))
afterEach(() => vi.restoreAllMocks())

it.runIf(process.env['WRITE_PHONE_FIXTURE'])('the fixture of this version is written', async () => {
  await phone.liveOn(centre)
  await device.settings.put({ key: 'shop-version', value: 7 })
  await device.settings.put({ key: 'originals:centre', value: { areas: [] } })
  const { rows, ...built } = await laidOutAs(outbox)
  const keys = (rows['keys'] as { owner: string }[]).map(({ owner }) => ({
    owner,
    key: { $key: owner === 'device' ? phone.guestKey : keyOf(owner) },
  }))
  const fixture: Fixture = {
    guest: localStorage.getItem('guest_session')!,
    device: await laidOutAs(device),
    outbox: { ...built, rows: { ...rows, keys } },
  }
  writeFileSync(new URL(`phone-v${outbox.verno}.json`, folder), asText(fixture))
})

const files = readdirSync(folder).filter((name) => /^phone-v\d+\.json$/.test(name))
const fixtureOf = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture

/** Puts a phone there as it was, and opens nothing. */
async function layPhone(file: string) {
  const fixture = fixtureOf(file)
  await layDown(device, await asStored(fixture.device))
  await layDown(outbox, await asStored(fixture.outbox))
  startGuestSession(fixture.guest)
}

/** As the next page opens it. */
async function openAnew() {
  device.close({ disableAutoOpen: false })
  outbox.close({ disableAutoOpen: false })
  await outbox.open()
}

const quantities = async () =>
  Object.fromEntries((await cartLines()).map(({ product, quantity }) => [product, quantity]))

/** Everything in either database but keys, and the notes of the move. */
async function everything() {
  const databases = [device, outbox].map(async (database) => {
    const { rows } = await laidOutAs(database)
    const tables = Object.entries(rows).map(([name, all]) => {
      const own = all.filter((row) => (row as { key?: unknown }).key !== 'moved-to-outbox')
      return [name, name === 'keys' ? own.length : new Set(own)]
    })
    return Object.fromEntries(tables) as Record<string, unknown>
  })
  return Promise.all(databases)
}

it('every version since the second has a phone of three people', () => {
  expect(files).toEqual(Array.from({ length: outbox.verno - 1 }, (_, n) => `phone-v${n + 2}.json`))
})

describe.each(files)('a phone of three people with %s', (file) => {
  beforeEach(async () => {
    centre.online = false
    await layPhone(file)
  })

  it('has its person, and everything of theirs', async () => {
    expect((await currentPerson())?.id).toBe(farmer)
    expect(await storedSession(farmer)).toMatchObject({ accessToken: expect.any(String) })
    expect(await quantities()).toEqual({ [phone.pbw826]: 1 })
    await adoptEarlierRows(farmer)
    expect(await pendingOrdersOf(farmer)).toMatchObject([{ state: 'waiting', contact: phone.contact }])
    expect(await ordersOf(farmer)).toMatchObject([phone.order])
    expect(await editsOf(farmer)).toMatchObject([{ ...phone.edit, changes: { price_paise: 500 } }])
    expect(await shown(watchProfile(farmer))).toMatchObject({
      profile: { display_name: 'Gurpreet' },
      state: 'waiting',
    })
    expect(await shown(watchConsents())).toMatchObject({ messages: { given: true, waits: true } })
    expect(await favouriteIds()).toEqual([phone.pbw826])
    expect(await addressesOf(farmer)).toMatchObject([{ label: 'Home' }])
    expect(await readDraft(phone.draft)).toMatchObject({ name: 'Upper field' })
  })

  it('leaves the catalogue where it was', async () => {
    await outbox.open()
    expect((await device.settings.get('shop-version'))?.value).toBe(7)
    expect(await device.settings.get('originals:centre')).toBeDefined()
    expect(await outbox.settings.where('key').startsWithAnyOf('shop-', 'originals:').count()).toBe(0)
  })

  it('gives the guest and the other account what is theirs, and sends what waits', async () => {
    expect(await signOut()).toEqual({ saved: true })
    expect(await quantities()).toEqual({ [phone.pbw725]: 1 })
    expect(await favouriteIds()).toEqual([phone.pbw725])
    expect(await shown(watchConsents())).toMatchObject({ 'known-answers': { given: false } })
    expect(await unlock(neighbour, phone.neighbourPin)).toEqual({ unlocked: true })
    await adoptEarlierRows(neighbour)
    expect(await pendingOrdersOf(neighbour)).toMatchObject([{ state: 'waiting' }])
    centre.online = true
    // The session in the fixture has run out long ago.
    await signIn('neighbour@example.org', 'secret')
    await sendNow()
    expect(
      [...centre.rows.values()].map(({ owner }) => owner.replace(/^guest:.*/, 'guest')).toSorted(),
    ).toEqual([neighbour, 'guest'].toSorted())
    await signIn('farmer@example.org', 'secret')
    await sendNow()
    expect([...centre.rows.values()].map(({ owner }) => owner)).toContain(farmer)
    expect(await quantities()).toEqual({ [phone.pbw826]: 1 })
  })
})

/**
 * Kills the page at its nth request to a database: that transaction is undone, and nothing works from then on. Counts
 * them in the function that it returns, which brings the phone back.
 */
function killAt(n: number) {
  let count = 0
  const fail = (transaction: IDBTransaction | undefined) => {
    try {
      transaction?.abort()
    } catch {
      // It was over.
    }
    throw new DOMException('The page was killed', 'AbortError')
  }
  const methods = [
    'get',
    'getAll',
    'getAllKeys',
    'put',
    'add',
    'delete',
    'count',
    'openCursor',
    'openKeyCursor',
  ]
  for (const method of methods as 'get'[]) {
    const before = IDBObjectStore.prototype[method]
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...values) {
      count++
      return count >= n ? fail(this.transaction) : before.apply(this, values)
    })
  }
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...values) {
    return count >= n ? fail(undefined) : transaction.apply(this, values)
  })
  return () => {
    vi.restoreAllMocks()
    return count
  }
}

describe('the move into one database', () => {
  const file = 'phone-v2.json'
  beforeEach(() => void (centre.online = false))

  it('ends the same wherever it is killed', async () => {
    await layPhone(file)
    const revive = killAt(Infinity)
    await openAnew()
    const requests = revive()
    const whole = await everything()
    expect(requests).toBeGreaterThan(20)
    for (let n = 1; n <= requests; n++) {
      await layPhone(file)
      const again = killAt(n)
      await openAnew().catch(() => undefined)
      again()
      await openAnew()
      expect(await everything(), `killed at request ${n}`).toEqual(whole)
    }
  })

  it('brings nothing back where the old place could not be emptied', async () => {
    await layPhone(file)
    const { delete: remove } = IDBObjectStore.prototype
    let refused = 0
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
      if (this.transaction.db.name !== 'khet-seva') return remove.call(this, key)
      refused += 1
      throw new DOMException('Damaged', 'UnknownError')
    })
    await openAnew()
    expect(refused).toBeGreaterThan(0)
    expect((await currentPerson())?.id).toBe(farmer)
    expect(await device.table('cartOperations').count()).toBeGreaterThan(0)
    await signOut()
    vi.restoreAllMocks()
    await openAnew()
    expect(await currentPerson()).toBeUndefined()
    expect(await device.table('cartOperations').count()).toBe(0)
    expect(await quantities()).toEqual({ [phone.pbw725]: 1 })
  })

  it('deletes nothing that came after the old place was emptied, though the note of that was lost', async () => {
    await layPhone(file)
    const { put } = IDBObjectStore.prototype
    let refused = 0
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row, key) {
      const { copied } = (row as { value?: { copied?: object } }).value ?? {}
      if (!copied || Object.keys(copied).length > 0) return put.call(this, row, key)
      refused += 1
      throw new DOMException('Damaged', 'DataError')
    })
    await openAnew()
    expect(refused).toBeGreaterThan(0)
    expect(await device.table('cartOperations').count()).toBe(0)
    vi.restoreAllMocks()
    await device.settings.put({ key: `favourites:${farmer}`, value: [phone.hd3226] })
    await openAnew()
    expect(await favouriteIds()).toEqual([phone.pbw826, phone.hd3226])
  })

  it('takes what a page of the earlier build still writes, and no other person', async () => {
    await layPhone(file)
    await openAnew()
    const operation = { product: phone.hd3226, kind: 'add', amount: 2, observed: [], seen, madeAt: 1 }
    await device.table('cartOperations').bulkPut([
      { ...operation, id: 'late', cart: farmer },
      { ...operation, id: 'at the centre', cart: farmer, receivedAt: 1 },
    ])
    await device.table('orders').put({ id: 'stale', account: farmer })
    await device.settings.bulkPut([
      { key: 'person', value: { id: 'somebody', email: '', displayName: 'Simran' } },
      { key: 'session', value: { accessToken: 'other', refreshToken: 'other', expiresAt: 1 } },
      { key: `favourites:${farmer}`, value: [phone.hd3226, phone.pbw826] },
      { key: `away:${neighbour}`, value: 'another' },
      { key: `orders-version:${farmer}`, value: 99 },
    ])
    await openAnew()
    expect((await currentPerson())?.id).toBe(farmer)
    expect((await storedSession(farmer))?.accessToken).not.toBe('other')
    expect(await quantities()).toEqual({ [phone.pbw826]: 1, [phone.hd3226]: 2 })
    expect(await favouriteIds()).toEqual([phone.pbw826, phone.hd3226])
    expect(await ordersOf(farmer)).toMatchObject([phone.order])
    expect(await outbox.settings.get(`orders-version:${farmer}`)).toBeUndefined()
    expect(await outbox.settings.where('key').startsWith(`left:${neighbour}:`).count()).toBe(1)
    expect(await device.settings.toCollection().primaryKeys()).toEqual([
      'moved-to-outbox',
      'originals:centre',
      'shop-version',
    ])
  })

  it('takes who signs in at a page of the earlier build where nobody is signed in', async () => {
    await layPhone(file)
    await openAnew()
    await signOut()
    const person = { id: 'somebody', email: '', displayName: 'Simran' }
    const session = { accessToken: 'a', refreshToken: 'b', expiresAt: Date.now() + 3_600_000 }
    await device.settings.bulkPut([
      { key: 'person', value: person },
      { key: 'session', value: session },
    ])
    await openAnew()
    expect(await currentPerson()).toEqual(person)
    expect(await storedSession()).toEqual(session)
  })

  it('loses nothing encrypted twice: both come back with a sign-in', async () => {
    centre.online = true
    await signIn('farmer@example.org', 'secret')
    await addToCart(phone.pbw826, seen)
    await signOut()
    const before = (await outbox.settings.get(`away:${farmer}`))!
    await outbox.settings.clear()
    await signIn('farmer@example.org', 'secret')
    await addToCart(phone.hd3226, seen)
    await signOut()
    await device.settings.put(before)
    await openAnew()
    await signIn('farmer@example.org', 'secret')
    expect(await quantities()).toEqual({ [phone.pbw826]: 1, [phone.hd3226]: 1 })
    expect(await outbox.settings.where('key').startsWithAnyOf('left:', 'away:').count()).toBe(0)
  })

  it('does not keep the phone from opening where the old place fails', async () => {
    await layPhone(file)
    const { transaction } = IDBDatabase.prototype
    let failed = 0
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...values
    ) {
      if (this.name !== 'khet-seva') return transaction.apply(this, values)
      failed += 1
      throw new DOMException('Damaged', 'DataError')
    })
    await openAnew()
    expect(failed).toBeGreaterThan(0)
    expect(await addToCart(phone.hd3226, seen)).toEqual({ saved: true })
    vi.restoreAllMocks()
    await openAnew()
    expect((await currentPerson())?.id).toBe(farmer)
    expect(await quantities()).toEqual({ [phone.pbw826]: 1 })
  })

  it('says that there is no room, and goes on once there is some', async () => {
    await layPhone(file)
    const free = fullAtWrite()
    await openAnew().catch(() => undefined)
    expect(await addToCart(phone.hd3226, seen)).toEqual({ saved: false, why: 'full' })
    free()
    expect(await addToCart(phone.hd3226, seen)).toEqual({ saved: true })
    expect((await currentPerson())?.id).toBe(farmer)
    expect(await quantities()).toEqual({ [phone.pbw826]: 1, [phone.hd3226]: 1 })
  })

  it('may run in two pages at once', async () => {
    await layPhone(file)
    await openAnew()
    const whole = await everything()
    await layPhone(file)
    vi.resetModules()
    const other = await import('#src/device/outbox-database.ts')
    await Promise.all([openAnew(), other.outbox.open()])
    expect(await everything()).toEqual(whole)
    other.outbox.close()
  })

  it('costs one small read where there is nothing to move', async () => {
    await layPhone(file)
    await openAnew()
    outbox.close({ disableAutoOpen: false })
    const revive = killAt(Infinity)
    const writes = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await outbox.open()
    const modes = writes.mock.calls.map(([, mode]) => mode ?? 'readonly')
    expect(revive()).toBeLessThanOrEqual(6)
    expect(modes).not.toContain('readwrite')
  })

  it('leaves a page of the earlier build at work', async () => {
    await layPhone(file)
    await openAnew()
    const earlier = new Dexie('khet-seva-outbox')
    earlier
      .version(2)
      .stores({ entries: 'id, owner, state, [owner+state], lane', keys: 'owner', settings: 'key' })
    await earlier.open()
    await earlier.table('entries').put({ id: 'late', owner: farmer, state: 'waiting', lane: 'late' })
    earlier.close()
    await openAnew()
    expect(await outbox.entries.get('late')).toBeDefined()
  })
})
