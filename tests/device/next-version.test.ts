import './failing-storage.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDeleted } from '#src/platform/device/forget-deleted.ts'
import { guestSession, startGuestSession } from '#src/platform/device/guest.ts'
import { OutboxDatabase, outbox } from '#src/platform/device/outbox-database.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { freshPhone, shown } from '../outbox-device/test-phone.ts'
import { laidOutAs, layDown, type LaidOut } from './laid-out.ts'
import * as phone from './lived-in.ts'

/* The next version of the outbox's database: an example of an upgrade, over the unsent work of three people. */

const { watchProfile } = await import('#src/features/account/profile.ts')
const { addToCart, cartLines } = await import('#src/features/cart/cart.ts')
const { watchConsents } = await import('#src/features/gate/consents.ts')
const { readDraft } = await import('#src/features/forms/drafts.ts')
const { editsOf } = await import('#src/features/editing/internal/edits.ts')
const { favouriteIds } = await import('#src/features/shop/internal/favourites.ts')
const { unlock } = await import('#src/features/shared-phone/lock.ts')
const { addressesOf } = await import('#src/features/orders/internal/addresses.ts')
const { pendingOrdersOf } = await import('#src/features/orders/stored-pending-orders.ts')
const { ordersOf } = await import('#src/features/orders/sync-orders.ts')
const { currentPerson } = await import('#src/platform/session/stored-session.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')

const { farmer, neighbour } = phone

/** As a later build declares it: a new table, a new index, and a new field in every entry. */
class NextOutbox extends OutboxDatabase {
  constructor() {
    super()
    this.version(outbox.verno + 1)
      .stores({ entries: 'id, owner, state, [owner+state], lane, place', places: 'id' })
      .upgrade((change) => change.table('entries').toCollection().modify({ place: 'here' }))
  }
}

let before: LaidOut
let guest: string
beforeAll(async () => {
  await phone.liveOn(await freshPhone())
  // It deletes a note of its own when it is done.
  await forgetDeleted()
  before = await laidOutAs(outbox)
  guest = guestSession()
})

let centre: CentreByFetch
beforeEach(async () => {
  centre = await freshPhone()
  centre.online = false
  await layDown(outbox, before)
  startGuestSession(guest)
})
afterEach(() => {
  vi.restoreAllMocks()
  close()
})

const close = () => outbox.close({ disableAutoOpen: false })

/** Opens it as the next build does; returns its rows. */
async function rowsInNext(): Promise<LaidOut['rows']> {
  const next = new NextOutbox()
  try {
    await next.open()
    return (await laidOutAs(next)).rows
  } finally {
    next.close()
  }
}

const omit = (row: object, field: string) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== field))

const quantities = async () =>
  Object.fromEntries((await cartLines()).map(({ product, quantity }) => [product, quantity]))

/**
 * Kills the page at its nth request to a database: that transaction is undone, and nothing works from then on. Counts
 * them in the function that it returns, which brings the phone back.
 */
function killAt(n: number) {
  let count = 0
  for (const method of ['get', 'getAll', 'getAllKeys', 'put', 'count', 'openCursor'] as 'get'[]) {
    const before = IDBObjectStore.prototype[method]
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...values) {
      count++
      if (count < n) return before.apply(this, values)
      if (count === n) this.transaction.abort()
      throw new DOMException('The page was killed', 'AbortError')
    })
  }
  return () => {
    vi.restoreAllMocks()
    return count
  }
}

describe('a next version of the phone’s database', () => {
  it('keeps every row, and adds what is new', async () => {
    const { entries, ...others } = before.rows
    expect(entries!.length).toBeGreaterThan(5)
    expect(await rowsInNext()).toEqual({
      ...others,
      entries: entries!.map((entry) => ({ ...(entry as object), place: 'here' })),
      places: [],
    })
  })

  it('ends the same wherever its upgrade is killed, and loses nothing meanwhile', async () => {
    const revive = killAt(Infinity)
    const whole = await rowsInNext()
    const requests = revive()
    expect(requests).toBeGreaterThan(before.rows['entries']!.length)
    for (let n = 1; n <= requests; n++) {
      await layDown(outbox, before)
      const again = killAt(n)
      await rowsInNext().catch(() => undefined)
      again()
      await outbox.open()
      const { rows } = await laidOutAs(outbox)
      const entries = rows['entries']!.map((entry) => omit(entry as object, 'place'))
      expect({ ...rows, entries }, `killed at request ${n}`).toEqual(before.rows)
      close()
      expect(await rowsInNext(), `killed at request ${n}`).toEqual(whole)
    }
  })

  it('leaves a page of the older build at work', async () => {
    await outbox.open()
    await rowsInNext()
    expect(await addToCart(phone.hd3226, { name: 'Seed', price: 180_000 })).toEqual({ saved: true })
    expect(await quantities()).toEqual({ [phone.pbw826]: 1, [phone.hd3226]: 1 })
    expect((await rowsInNext())['cartOperations']).toHaveLength(before.rows['cartOperations']!.length + 1)
  })
})

describe('a redeployed older build', () => {
  beforeEach(async () => void (await rowsInNext()))

  it('opens the newer database, and shows everything of its person', async () => {
    expect((await currentPerson())?.id).toBe(farmer)
    expect(await quantities()).toEqual({ [phone.pbw826]: 1 })
    expect(await pendingOrdersOf(farmer)).toMatchObject([{ state: 'waiting', contact: phone.contact }])
    expect(await ordersOf(farmer)).toMatchObject([phone.order])
    expect(await editsOf(farmer)).toMatchObject([{ ...phone.edit, changes: { price_paise: 500 } }])
    expect(await shown(watchProfile(farmer))).toMatchObject({
      profile: { display_name: 'Gurpreet' },
      state: 'waiting',
    })
    expect(await shown(watchConsents())).toMatchObject({ messages: { given: true, waits: true } })
    expect(await favouriteIds()).toEqual([phone.pbw826, phone.pbw725])
    expect(await addressesOf(farmer)).toMatchObject([{ label: 'Home' }])
    expect(await readDraft(phone.draft)).toMatchObject({ name: 'Upper field' })
  })

  it('gives the guest and the other account what is theirs, and sends what waits', async () => {
    expect(await signOut()).toEqual({ saved: true })
    expect(await quantities()).toEqual({})
    expect(await shown(watchConsents())).toMatchObject({ 'known-answers': { given: false } })
    expect(await unlock(neighbour, phone.neighbourPin)).toEqual({ unlocked: true })
    expect(await pendingOrdersOf(neighbour)).toMatchObject([{ state: 'waiting' }])
    centre.online = true
    await sendNow()
    const ownersAtCentre = () =>
      [...centre.rows.values()].map(({ owner }) => owner.replace(/^guest:.*/, 'guest')).toSorted()
    expect(ownersAtCentre()).toEqual([neighbour, 'guest'].toSorted())
    await signIn('farmer@example.org', 'secret')
    await sendNow()
    expect(ownersAtCentre()).toContain(farmer)
    expect(await quantities()).toEqual({ [phone.pbw826]: 1 })
  })

  it('leaves to the newer build what that one has stored', async () => {
    const next = new NextOutbox()
    await next.table('places').put({ id: 'well' })
    next.close()
    expect(await outbox.entries.count()).toBe(before.rows['entries']!.length)
    close()
    expect((await rowsInNext())['places']).toEqual([{ id: 'well' }])
  })
})
