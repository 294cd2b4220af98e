import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'
import './claiming.ts'

const { addToCart, cartLines, setQuantity } = await import('#src/features/cart/cart.ts')
const { giveBack, joinedGoods, keepJoined } = await import('#src/features/cart/give-back.ts')
const { claimsOf } = await import('#src/features/cart/claims.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { favouriteIds, setFavourite } = await import('#src/features/shop/internal/favourites.ts')
const { lock, unlock } = await import('#src/features/shared-phone/lock.ts')
const { setPin } = await import('#src/features/shared-phone/pin.ts')
const { chosenArea, rememberArea } = await import('#src/features/cart/chosen-area.ts')
const { currentPerson } = await import('#src/platform/session/stored-session.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')

const [wheat, rice, milk] = ['seeds-catalog/wheat', 'seeds-catalog/rice', 'daily-needs/milk']
const seen = { name: 'Wheat', price: 100 }

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))

const asFarmer = () => signIn('farmer@example.org', 'secret')
const quantities = async () =>
  Object.fromEntries((await cartLines()).map(({ product, quantity }) => [product, quantity]))
/** As after the centre's receipt. */
const arrived = () => outbox.cartOperations.toCollection().modify({ cart: farmer, receivedAt: 1 })

async function guestShops() {
  for (const product of [wheat, wheat, rice]) await addToCart(product, seen)
  await setFavourite('liked', true)
  await rememberArea('sarna')
}

describe('a guest’s cart at a sign-in', () => {
  it('is in the account’s at once, is named, and leaves no question', async () => {
    await guestShops()
    await asFarmer()
    expect(await quantities()).toEqual({ [wheat]: 2, [rice]: 1 })
    expect(await joinedGoods()).toEqual({ things: 2, favourites: 1 })
    expect(await currentPerson()).not.toHaveProperty('guestWork')
    await signOut()
    expect(await quantities()).toEqual({})
  })

  it('joins although a draft waits for its question', async () => {
    await guestShops()
    await saveDraft({ id: newId(), form: 'soil-test', version: 1, answers: { name: 'Balbir' } }, 'device')
    await asFarmer()
    expect(await quantities()).toEqual({ [wheat]: 2, [rice]: 1 })
    expect(await currentPerson()).toMatchObject({ guestWork: 'unasked' })
  })

  it('of a phone without one is not named', async () => {
    await asFarmer()
    expect(await joinedGoods()).toBeNull()
  })

  it('is named until somebody has seen it', async () => {
    await guestShops()
    await asFarmer()
    expect(await keepJoined()).toEqual({ saved: true })
    expect(await joinedGoods()).toBeNull()
    expect(await quantities()).toEqual({ [wheat]: 2, [rice]: 1 })
  })

  it('joins nothing at an unlock, nor where the person renews a session', async () => {
    await asFarmer()
    expect(await setPin('2580', 60_000)).toEqual({ saved: true })
    await lock()
    await guestShops()
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    expect(await quantities()).toEqual({})
    await asFarmer()
    expect(await quantities()).toEqual({})
    expect(await claimsOf(farmer)).toEqual([])
  })
})

describe('“Not mine”', () => {
  /** The account has goods and an area of its own, then a guest shops, then the account is back. */
  async function joined() {
    await asFarmer()
    await addToCart(wheat, seen)
    await addToCart(milk, seen)
    await rememberArea('pathankot-city')
    await setFavourite('own', true)
    await signOut()
    await guestShops()
    await asFarmer()
    expect(await quantities()).toEqual({ [wheat]: 3, [milk]: 1, [rice]: 1 })
  }

  async function expectSplit() {
    expect(await quantities()).toEqual({ [wheat]: 1, [milk]: 1 })
    expect([await favouriteIds(), await chosenArea()]).toEqual([['own'], 'pathankot-city'])
    expect(await joinedGoods()).toBeNull()
    await signOut()
    expect(await quantities()).toEqual({ [wheat]: 2, [rice]: 1 })
    expect([await favouriteIds(), await chosenArea()]).toEqual([['liked'], 'sarna'])
  }

  it('gives exactly what joined back to the guest', async () => {
    await joined()
    expect(await giveBack()).toEqual({ saved: true })
    await expectSplit()
  })

  it('does so after the centre has the goods too, and keeps them from the account there', async () => {
    await joined()
    const ids = (await cartLines()).find(({ product }) => product === rice)!.additions
    await arrived()
    expect(await giveBack()).toEqual({ saved: true })
    const removals = await outbox.cartOperations.where({ cart: farmer }).toArray()
    expect(removals.filter(({ kind }) => kind === 'remove').flatMap(({ observed }) => observed)).toEqual(
      expect.arrayContaining([...ids]),
    )
    await expectSplit()
  })

  it('sends nothing of the guest’s that had not gone yet', async () => {
    await joined()
    centre.online = false
    await giveBack()
    const [claim] = await claimsOf(farmer)
    expect(await outbox.cartOperations.where({ cart: claim!.guest }).count()).toBe(0)
  })

  it('leaves the account what it added itself since', async () => {
    await joined()
    await setQuantity(rice, seen, 5)
    await giveBack()
    expect(await quantities()).toEqual({ [wheat]: 1, [milk]: 1, [rice]: 4 })
  })

  it('once more changes nothing', async () => {
    await joined()
    await giveBack()
    expect(await giveBack()).toEqual({ saved: true })
    await expectSplit()
  })
})
