import '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { operation } from './operation.ts'
import { signInAndTakeOver } from '../outbox-device/claiming.ts'

vi.stubEnv('VITE_SUPABASE_URL', '')
vi.stubGlobal('location', { origin: 'http://centre.test' })
const { addToCart, cartLines, removeFromCart, setQuantity, watchCart } =
  await import('#src/features/cart/cart.ts')
const { exchangeOwnCart } = await import('#src/features/cart/internal/send-operations.ts')
const { insistOnGuestCart, unsettledCart } = await import('#src/features/cart/unsettled.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')
const { guestSession } = await import('#src/platform/device/guest.ts')

const wheat = 'seeds-catalog/wheat'
const rice = 'seeds-catalog/rice'
const seen = { name: 'Wheat', price: 100 }

let centre: CentreByFetch

beforeEach(async () => {
  centre = new CentreByFetch()
  vi.stubGlobal('fetch', centre.fetch)
  await Promise.all([outbox.settings.clear(), outbox.cartOperations.clear()])
})

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')
const quantitiesOf = (lines: readonly { product: string; quantity: number }[]) =>
  Object.fromEntries(lines.map(({ product, quantity }) => [product, quantity]))
const quantities = async () => quantitiesOf(await cartLines())
const atCentre = (account = farmer) => quantitiesOf(centre.model.cart.lines(account))
const lineOf = async (product: string) => (await cartLines()).find((line) => line.product === product)!

const pause = async () => (await outbox.settings.get(`cart-pause:${farmer}`))?.value

/** A change by another phone of the account. */
const elsewhere = (product: string, amount: number) =>
  centre.model.cart.apply(farmer, [
    { id: crypto.randomUUID(), product, kind: 'add', amount, observed: [], madeAt: Date.now() },
  ])

describe('a pause that the centre asks for', () => {
  const busy = (status: number, seconds?: number) => {
    const { fetch } = centre
    const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) }
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (!address.includes('cart')) return fetch(address, init)
      calls += 1
      return Promise.resolve(Response.json({ code: 'PT429', message: 'Slowly' }, { status, headers }))
    })
  }
  let calls = 0
  beforeEach(async () => {
    calls = 0
    await asFarmer()
    await exchangeOwnCart()
    await addToCart(wheat, seen)
  })
  afterEach(() => vi.useRealTimers())

  it('holds for every tab and every tap, and ends by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    busy(429, 600)
    expect(await exchangeOwnCart({})).toBe('later')
    const asked = calls
    for (const options of [{}, { isNew: true }, { networkProven: true }, { signedIn: true }])
      expect(await exchangeOwnCart(options)).toBe('later')
    expect(calls).toBe(asked)
    vi.stubGlobal('fetch', centre.fetch)
    vi.setSystemTime(Date.now() + 610_000)
    expect(await exchangeOwnCart({})).toBe('up to date')
    expect(atCentre()).toEqual({ [wheat]: 1 })
    // After a success nothing holds any more.
    expect(await exchangeOwnCart({})).toBe('up to date')
  })

  it('of a failing centre ends once the centre answers again', async () => {
    busy(503, 600)
    expect(await exchangeOwnCart({})).toBe('later')
    expect(await exchangeOwnCart({ isNew: true })).toBe('later')
    vi.stubGlobal('fetch', centre.fetch)
    expect(await exchangeOwnCart({})).toBe('later')
    expect(await exchangeOwnCart({ networkProven: true })).toBe('up to date')
  })

  it('does not wait for a sign-in where only the renewal of the session had no answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    const { fetch } = centre
    const renewals: string[] = []
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (!address.includes('/token')) return fetch(address, init)
      renewals.push(address)
      return Promise.reject(new TypeError('no network'))
    })
    expect(await exchangeOwnCart()).toBe('later')
    expect(renewals).not.toEqual([])
    expect(await pause()).toMatchObject({ why: 'network' })
    vi.stubGlobal('fetch', fetch)
    expect(await exchangeOwnCart({ isNew: true })).toBe('up to date')
    expect(atCentre()).toEqual({ [wheat]: 1 })
  })

  it('does not follow silence when something was put into the cart since', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await exchangeOwnCart({})).toBe('later')
    vi.stubGlobal('fetch', centre.fetch)
    expect(await exchangeOwnCart({})).toBe('later')
    expect(await exchangeOwnCart({ isNew: true })).toBe('up to date')
  })
})

describe('signing in', () => {
  it('shows the guest’s lines, adds the account’s, and sends them once', async () => {
    elsewhere(wheat, 2)
    elsewhere(rice, 1)
    await setQuantity(wheat, seen, 3)
    await asFarmer()
    expect(await quantities()).toEqual({ [wheat]: 3 })
    for (let times = 0; times < 3; times++) expect(await exchangeOwnCart()).toBe('up to date')
    expect(await quantities()).toEqual({ [wheat]: 5, [rice]: 1 })
    expect(atCentre()).toEqual({ [wheat]: 5, [rice]: 1 })
    expect(centre.heard.filter((what) => what === 'merge_guest_cart')).toHaveLength(1)
  })

  it('merges once although the reply is lost three times', async () => {
    await setQuantity(wheat, seen, 3)
    await asFarmer()
    await exchangeOwnCart()
    await signOut()
    await setQuantity(rice, seen, 2)
    await asFarmer()
    centre.loseReplies = 3
    for (let times = 0; times < 3; times++) expect(await exchangeOwnCart()).toBe('later')
    expect(await quantities()).toEqual({ [wheat]: 3, [rice]: 2 })
    expect(await exchangeOwnCart()).toBe('up to date')
    expect(await quantities()).toEqual({ [wheat]: 3, [rice]: 2 })
    expect(atCentre()).toEqual({ [wheat]: 3, [rice]: 2 })
    expect(centre.model.cart.merges.size).toBe(2)
  })

  it('gives the phone a new guest, and keeps the old guest’s operations until the receipt', async () => {
    const guest = guestSession()
    await addToCart(wheat, seen)
    await asFarmer()
    expect(guestSession()).not.toBe(guest)
    expect(localStorage.getItem('guest_session')).toBe(guestSession())
    expect(await outbox.cartOperations.toArray()).toMatchObject([{ cart: guest }])
    await exchangeOwnCart()
    expect(await outbox.cartOperations.toArray()).toMatchObject([
      { cart: farmer, receivedAt: expect.any(Number) },
    ])
  })

  it('ignores an empty guest cart and its name', async () => {
    const guest = guestSession()
    await asFarmer()
    await exchangeOwnCart()
    expect(guestSession()).toBe(guest)
    expect(centre.heard).not.toContain('merge_guest_cart')
  })

  it('includes additions of the same moment, in either order', async () => {
    await Promise.all([addToCart(wheat, seen), asFarmer(), addToCart(wheat, seen), addToCart(rice, seen)])
    await addToCart(rice, seen)
    await exchangeOwnCart()
    expect(atCentre()).toEqual({ [wheat]: 2, [rice]: 2 })
  })

  it('in another tab, whose memory still has the old guest, adds to the account', async () => {
    await addToCart(wheat, seen)
    vi.resetModules()
    const otherTab = await import('#src/features/cart/cart.ts')
    expect(await otherTab.cartLines()).toHaveLength(1)
    await asFarmer()
    await signOut()
    await otherTab.addToCart(rice, seen)
    expect(quantitiesOf(await otherTab.cartLines())).toEqual({ [rice]: 1 })
    expect(await quantities()).toEqual({ [rice]: 1 })
  })
})

describe('a signed-in cart', () => {
  it('changes offline and is sent later', async () => {
    await asFarmer()
    await exchangeOwnCart()
    centre.online = false
    await setQuantity(wheat, seen, 4)
    expect(await exchangeOwnCart()).toBe('later')
    expect(await unsettledCart()).toEqual({ waiting: 1, refused: [], isOver: false, conflict: false })
    elsewhere(wheat, 2)
    centre.online = true
    expect(await exchangeOwnCart()).toBe('up to date')
    expect(await quantities()).toEqual({ [wheat]: 6 })
    expect(await unsettledCart()).toEqual({ waiting: 0, refused: [], isOver: false, conflict: false })
  })

  it('keeps additions of another phone while this one removed the line', async () => {
    await asFarmer()
    await setQuantity(wheat, seen, 4)
    await exchangeOwnCart()
    elsewhere(wheat, 2)
    await removeFromCart(await lineOf(wheat))
    await exchangeOwnCart()
    expect(await quantities()).toEqual({ [wheat]: 2 })
    expect(atCentre()).toEqual({ [wheat]: 2 })
  })

  it('deletes removed additions once the centre has both, and not before', async () => {
    await asFarmer()
    await setQuantity(wheat, seen, 4)
    await removeFromCart(await lineOf(wheat))
    centre.online = false
    await exchangeOwnCart()
    expect(await outbox.cartOperations.count()).toBe(2)
    centre.online = true
    await exchangeOwnCart()
    expect(await outbox.cartOperations.count()).toBe(0)
    expect(centre.model.cart.rows.size).toBe(2)
  })

  it('retries with a new token when the centre refuses the old one, whatever the phone’s clock says', async () => {
    await asFarmer()
    await addToCart(wheat, seen)
    centre.stale.add(`token-1-of-${farmer}`)
    expect(await exchangeOwnCart()).toBe('up to date')
    expect(atCentre()).toEqual({ [wheat]: 1 })
  })

  it('stays when the centre has ended the session, until the person signs in again', async () => {
    await asFarmer()
    centre.stale.add(`token-1-of-${farmer}`)
    centre.sessions.clear()
    await addToCart(wheat, seen)
    expect(await exchangeOwnCart()).toBe('needs sign-in')
    expect(await pause()).toMatchObject({ why: 'sign-in' })
    const requests = centre.heard.length
    expect(await exchangeOwnCart()).toBe('needs sign-in')
    expect(centre.heard).toHaveLength(requests)
    expect(await quantities()).toEqual({ [wheat]: 1 })
    await asFarmer()
    expect(await exchangeOwnCart()).toBe('up to date')
    expect(atCentre()).toEqual({ [wheat]: 1 })
  })

  it('goes down from two phones’ 9,999 each to 1, in as few operations as possible', async () => {
    await asFarmer()
    await setQuantity(wheat, seen, 9_999)
    elsewhere(wheat, 9_999)
    elsewhere(wheat, 9_999)
    await exchangeOwnCart()
    await setQuantity(wheat, seen, 1)
    expect(await quantities()).toEqual({ [wheat]: 1 })
    const amounts = (await outbox.cartOperations.toArray()).map(({ amount }) => amount)
    expect(amounts.every((amount) => Math.abs(amount) <= 9_999)).toBe(true)
    await exchangeOwnCart()
    expect(atCentre()).toEqual({ [wheat]: 1 })
  })

  it('makes up for additions that another phone removed together with the line', async () => {
    await asFarmer()
    await setQuantity(wheat, seen, 4)
    await exchangeOwnCart()
    elsewhere(wheat, -3)
    await removeFromCart(await lineOf(wheat))
    await exchangeOwnCart()
    expect(await quantities()).toEqual({})
    await setQuantity(wheat, seen, 5)
    expect(await quantities()).toEqual({ [wheat]: 5 })
    await exchangeOwnCart()
    expect(atCentre()).toEqual({ [wheat]: 5 })
  })
})

describe('signing out', () => {
  it('hides the account’s cart and deletes nothing; the same person’s next sign-in sends it', async () => {
    await asFarmer()
    centre.online = false
    await setQuantity(wheat, seen, 4)
    await signOut()
    expect(await quantities()).toEqual({})
    centre.online = true
    expect(await exchangeOwnCart()).toBe('guest')
    await asFarmer()
    expect(await quantities()).toEqual({ [wheat]: 4 })
    await exchangeOwnCart()
    expect(atCentre()).toEqual({ [wheat]: 4 })
  })

  it('hides a guest cart on its way to the account too: the next person never sees, changes or merges it', async () => {
    await setQuantity(wheat, seen, 4)
    await asFarmer()
    await signOut()
    expect(await quantities()).toEqual({})
    await addToCart(rice, seen)
    await asNeighbour()
    expect(await quantities()).toEqual({ [rice]: 1 })
    await exchangeOwnCart()
    expect(atCentre(neighbour)).toEqual({ [rice]: 1 })
    expect(atCentre()).toEqual({})
    await signOut()
    await asFarmer()
    await exchangeOwnCart()
    expect(atCentre()).toEqual({ [wheat]: 4 })
  })

  it('during an exchange sends nothing under the next person’s name', async () => {
    await asFarmer()
    await setQuantity(wheat, seen, 4)
    const exchange = exchangeOwnCart()
    await signOut()
    await asNeighbour()
    await exchange
    await exchangeOwnCart()
    expect(atCentre(neighbour)).toEqual({})
    expect(await quantities()).toEqual({})
  })
})

it('what was refused for now is repeated on request only', async () => {
  await asFarmer()
  await outbox.cartOperations.add(operation('a', { cart: farmer, product: wheat, refused: 'cart full' }))
  expect(await exchangeOwnCart({})).toBe('up to date')
  expect(await exchangeOwnCart()).toBe('up to date')
  expect(atCentre()).toEqual({})
  expect(await exchangeOwnCart({ again: true })).toBe('up to date')
  expect(atCentre()).toEqual({ [wheat]: 1 })
})

it('two carts that have more of a product than one holds say so', async () => {
  await setQuantity(wheat, seen, 9_000)
  await asFarmer()
  await exchangeOwnCart()
  expect((await unsettledCart()).isOver).toBe(false)
  elsewhere(wheat, 2_000)
  await exchangeOwnCart()
  expect(await quantities()).toEqual({ [wheat]: 9_999 })
  expect((await unsettledCart()).isOver).toBe(true)
})

it('an exchange goes on in nobody else’s name', async () => {
  await asFarmer()
  await setQuantity(wheat, seen, 4)
  const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>()
  const { promise: held, resolve: go } = Promise.withResolvers<undefined>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await centre.fetch(address, init)
    if (!address.includes('cart_changes')) return answer
    ask(undefined)
    await held
    return answer
  })
  const exchange = exchangeOwnCart()
  await asked
  await signOut()
  await asNeighbour()
  go(undefined)
  await exchange
  expect(atCentre(neighbour)).toEqual({})
})

describe('a guest cart of another account', () => {
  it('stays visible with the reason, and is offered again on request', async () => {
    await setQuantity(wheat, seen, 4)
    centre.model.cart.merge('somebody', guestSession(), [])
    await asFarmer()
    expect(await exchangeOwnCart()).toBe('up to date')
    expect(await quantities()).toEqual({ [wheat]: 4 })
    expect(await unsettledCart()).toEqual({ waiting: 0, refused: [], isOver: false, conflict: true })
    expect(await insistOnGuestCart()).toEqual({ saved: true })
    expect(await exchangeOwnCart()).toBe('up to date')
    expect(await unsettledCart()).toEqual({ waiting: 0, refused: [], isOver: false, conflict: false })
    expect(atCentre()).toEqual({ [wheat]: 4 })
  })
})

it('an observer of the cart gets sign-ins, sign-outs and other phones’ changes', async () => {
  const changes: object[] = []
  const watching = watchCart().subscribe((lines) => changes.push(quantitiesOf(lines)))
  await addToCart(wheat, seen)
  await vi.waitFor(() => expect(changes.at(-1)).toEqual({ [wheat]: 1 }))
  await asFarmer()
  elsewhere(wheat, 2)
  await exchangeOwnCart()
  await vi.waitFor(() => expect(changes.at(-1)).toEqual({ [wheat]: 3 }))
  await signOut()
  await vi.waitFor(() => expect(changes.at(-1)).toEqual({}))
  watching.unsubscribe()
})
