import { claimsOf } from '#src/core/cart/claims.ts'
import { isDue } from '#src/core/cart/held-cart.ts'
import { personOnRecord, sessionKeys } from '#src/core/session/held-session.ts'
import {
  device,
  type HeldEdit,
  type HeldOperation,
  type StoredOrder,
  type HeldWish,
  type Setting,
} from '#src/device/database.ts'

/** Everything of an account's that is readable in the phone's database while its person uses the phone. */
export interface Belongings {
  readonly settings: readonly Setting[]
  readonly cartOperations: readonly HeldOperation[]
  readonly wishes: readonly HeldWish[]
  readonly orders: readonly StoredOrder[]
  /** What an editor changed and the centre does not have yet. */
  readonly edits: readonly HeldEdit[]
}

/** What is sealed already, or tells that something is. */
export const awayKey = (account: string) => `away:${account}`
export const pinKey = (account: string) => `pin:${account}`

/**
 * What the phone alone may have: the profile as it was typed, consents, whom was last ordered for and what, where to
 * bring things, and what somebody likes.
 */
const ownAlone = ['profile-wish', 'contact', 'last-order', 'consents', 'area', 'addresses', 'favourites']

/** The tables that belongings lie in; a transaction over them may call everything here. */
export const openTables = [
  device.settings,
  device.cartOperations,
  device.wishes,
  device.orders,
  device.edits,
] as const

/** What lies open of an account's, in the order of the ids. */
export function belongingsOf(account: string): Promise<Belongings> {
  return device.transaction('r', openTables, async () => {
    const carts = [account, ...(await claimsOf(account)).map(({ guest }) => guest)]
    const isUsing = (await personOnRecord())?.id === account
    const session: readonly string[] = isUsing ? Object.values(sessionKeys) : []
    const sealed = [awayKey(account), pinKey(account)]
    // Whatever belongs to an account has its id at the end of its name.
    const isOwn = (key: string) =>
      session.includes(key) || (key.endsWith(`:${account}`) && !sealed.includes(key))
    return {
      settings: (await device.settings.toArray()).filter(({ key }) => isOwn(key)),
      cartOperations: await device.cartOperations.where('cart').anyOf(carts).sortBy('id'),
      wishes: await device.wishes.where({ account }).sortBy('id'),
      orders: await device.orders.where({ account }).sortBy('id'),
      edits: await device.edits.where({ account }).sortBy('id'),
    }
  })
}

/** Without who is signed in: what is worth keeping of an account that signs out. */
export function withoutSession(all: Belongings): Belongings {
  const session: readonly string[] = Object.values(sessionKeys)
  return { ...all, settings: all.settings.filter(({ key }) => !session.includes(key)) }
}

/** What the centre does not have: it must never go. */
export function onlyUnsent({ settings, cartOperations, wishes, edits }: Belongings): Belongings {
  return {
    settings: settings.filter(({ key }) => ownAlone.some((name) => key.startsWith(`${name}:`))),
    cartOperations: cartOperations.filter((operation) => isDue(operation) || operation.refused !== undefined),
    wishes,
    orders: [],
    edits,
  }
}

/** Whether there is anything in it. */
export function isNothing(all: Belongings): boolean {
  return Object.values(all).every(({ length }) => length === 0)
}

/** Puts belongings where they were. Runs within the caller's transaction, if any. */
export async function putBelongings({
  settings,
  cartOperations,
  wishes,
  orders,
  edits,
}: Belongings): Promise<void> {
  await device.transaction('rw', openTables, async () => {
    await device.settings.bulkPut([...settings])
    await device.cartOperations.bulkPut([...cartOperations])
    await device.wishes.bulkPut([...wishes])
    await device.orders.bulkPut([...orders])
    await device.edits.bulkPut([...edits])
  })
}

/** Takes belongings out. Runs within the caller's transaction, if any. */
export async function dropBelongings({
  settings,
  cartOperations,
  wishes,
  orders,
  edits,
}: Belongings): Promise<void> {
  await device.transaction('rw', openTables, async () => {
    await device.settings.bulkDelete(settings.map(({ key }) => key))
    await device.cartOperations.bulkDelete(cartOperations.map(({ id }) => id))
    await device.wishes.bulkDelete(wishes.map(({ id }) => id))
    await device.orders.bulkDelete(orders.map(({ id }) => id))
    await device.edits.bulkDelete(edits.map(({ id }) => id))
  })
}
