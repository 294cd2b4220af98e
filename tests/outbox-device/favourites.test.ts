import '../device/failing-storage.ts'
import { beforeEach, expect, test } from 'vitest'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { rowsOf } from '#src/content/catalogue-rows.ts'
import { findCatalogue } from '#src/content/find.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { addToCart } = await import('#src/features/cart/cart.ts')
const { favouriteIds, mostFavourites, setFavourite } =
  await import('#src/features/shop/internal/favourites.ts')
const { boughtLately, watchOwnShelves } = await import('#src/features/shop/internal/stored-shelves.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')

const files = await catalogues()
const idsOf = (address: string) =>
  Object.values(files.get(address)!.sections).flatMap(({ items }) =>
    Object.keys(items).map((key) => `${address}/${key}`),
  )
const [wheat, rice, maize] = idsOf('seeds-catalog') as [string, string, string]
const [milk] = idsOf('daily-needs') as [string]

const order = (id: string, at: string, products: string[], more = {}) =>
  outbox.orders.put({
    id,
    account: farmer,
    kind: 'cart',
    state: 'paid',
    created_at: at,
    items: products.map((product_id) => ({ product_id })),
    ...more,
  })

const nothing = { favourites: [], bought: [], gone: [], isMoreToCome: false }

beforeEach(() => freshPhone())

test('favourites are stored, the newest first, each once, and can be removed', async () => {
  expect(await setFavourite(wheat, true)).toEqual({ saved: true })
  await setFavourite(rice, true)
  await setFavourite(wheat, true)
  expect(await favouriteIds()).toEqual([wheat, rice])
  await setFavourite(wheat, false)
  expect(await favouriteIds()).toEqual([rice])
  for (let n = 0; n < mostFavourites; n++) await setFavourite(`seeds-catalog/${n}`, true)
  expect(await favouriteIds()).toHaveLength(mostFavourites)
  expect(await favouriteIds()).not.toContain(rice)
})

test('a guest’s favourites are added to the account’s at sign-in', async () => {
  await asFarmer()
  await setFavourite(wheat, true)
  await signOut()
  await setFavourite(rice, true)
  await setFavourite(wheat, true)
  await asFarmer()
  expect(await favouriteIds()).toEqual([wheat, rice])
})

test('no favourites or purchases of one person are there for the next, nor for a guest', async () => {
  await asFarmer()
  await setFavourite(wheat, true)
  await addToCart(wheat, { name: 'Wheat', price: 100 })
  await order('first', '2026-11-20T10:00:00Z', [rice])
  await signOut()
  expect(await favouriteIds()).toEqual([])
  expect(await shown(watchOwnShelves())).toEqual(nothing)
  await setFavourite(maize, true)
  await asNeighbour()
  expect(await favouriteIds()).toEqual([maize])
  expect(await boughtLately()).toEqual([])
  await signOut()
  expect(await favouriteIds()).toEqual([])
  await asFarmer()
  expect(await favouriteIds()).toEqual([wheat])
})

test('recent purchases are paid goods, each once, latest first, without trainings', async () => {
  await asFarmer()
  await order('first', '2026-11-18T10:00:00Z', [rice, wheat])
  await order('second', '2026-11-20T10:00:00Z', [wheat, maize])
  await order('unpaid', '2026-11-21T10:00:00Z', ['seeds-catalog/unpaid'], { state: 'awaiting_payment' })
  await order('off', '2026-11-21T10:00:00Z', ['seeds-catalog/off'], { state: 'cancelled' })
  await order('course', '2026-11-21T10:00:00Z', ['training/dairy'], { kind: 'training' })
  expect(await boughtLately()).toEqual([wheat, maize, rice])
})

test('the shelves have current products, say which need a sign-in, and show nothing twice', async () => {
  await asFarmer()
  await setFavourite('seeds-catalog/gone', true)
  await setFavourite(milk, true)
  await order('first', '2026-11-18T10:00:00Z', [milk, wheat, 'seeds-catalog/gone-too'])
  const { favourites, bought } = await shown(watchOwnShelves())
  expect(favourites).toMatchObject([{ product: { id: milk }, gated: true }])
  expect(bought).toMatchObject([{ product: { id: wheat }, gated: false }])
})

test('a favourite whose catalogue is not on the phone is to come; the others are shown', async () => {
  await setFavourite(milk, true)
  await setFavourite(wheat, true)
  const find = ((address: string) =>
    address === 'daily-needs'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : findCatalogue(address)) as typeof findCatalogue
  const shelves = await shown(watchOwnShelves(find))
  expect(shelves).toMatchObject({ favourites: [{ product: { id: wheat } }], isMoreToCome: true })
})

test('a favourite that an editor added is to come until its row is on the phone', async () => {
  await setFavourite('seeds-catalog/added', true)
  expect(await shown(watchOwnShelves())).toEqual({ ...nothing, isMoreToCome: true })
})

test('a favourite that is no longer sold is named', async () => {
  await setFavourite(wheat, true)
  const [row] = rowsOf('seeds-catalog', files.get('seeds-catalog')!)
  const retired = { ...row!, retired: true, available: true, version: 5 }
  await device.items.put({
    ...retired,
    about: null,
    away_until: null,
    photo: null,
    tiers: null,
    offer: null,
    tax: null,
    section_title: null,
  })
  const gone = [{ id: wheat, name: row!.name.en }]
  expect(await shown(watchOwnShelves())).toEqual({ ...nothing, gone })
})
