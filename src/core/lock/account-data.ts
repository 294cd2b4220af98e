import { claimsOf } from '#src/core/cart/claims.ts'
import { isDue } from '#src/core/cart/cart-state.ts'
import { choices } from '#src/core/cart/guest-choices.ts'
import { encryptedSettings } from '#src/core/outbox/setting-keys.ts'
import { pinKey, storedPerson, sessionKeys } from '#src/core/session/stored-session.ts'
import type { EarlierOrder, EarlierEdit, StoredOperation, StoredOrder } from '#src/device/account-rows.ts'
import { outbox, type Setting } from '#src/device/outbox-database.ts'

/** All unencrypted rows of an account while its person uses the phone. */
export interface AccountData {
  readonly settings: readonly Setting[]
  readonly cartOperations: readonly StoredOperation[]
  readonly wishes: readonly EarlierOrder[]
  readonly orders: readonly StoredOrder[]
  /** An editor's unsent edits. */
  readonly edits: readonly EarlierEdit[]
}

/** The setting with all data of an account that has left, encrypted. */
export const encryptedDataKey = (account: string) => `away:${account}`

/**
 * Settings that may exist on this phone only: unsent profile, consents, contact and time of the last order, addresses,
 * choices for the cart.
 */
const phoneOnlyKeys = ['profile-wish', 'contact', 'last-order', 'consents', 'addresses', ...choices]

/** Prefix of the settings with data that an account had encrypted twice (device/move-to-outbox.ts). */
export const leftDataPrefix = (account: string) => `left:${account}:`

/** The tables with account data. A transaction over them may call all functions of this file. */
export const plaintextTables = [
  outbox.settings,
  outbox.cartOperations,
  outbox.wishes,
  outbox.orders,
  outbox.edits,
] as const

/** The same and the keys: a transaction over them changes who uses the phone. */
export const accountTables = [...plaintextTables, outbox.keys] as const

/** Reads the unencrypted data of an account, ordered by id. */
export function readAccountData(account: string): Promise<AccountData> {
  return outbox.transaction('r', plaintextTables, async () => {
    const carts = [account, ...(await claimsOf(account)).map(({ guest }) => guest)]
    const isUsing = (await storedPerson())?.id === account
    const session: readonly string[] = isUsing ? Object.values(sessionKeys) : []
    const encrypted = [encryptedDataKey(account), pinKey(account), ...encryptedSettings(account)]
    // Settings of an account end with its id.
    const isOwn = (key: string) =>
      session.includes(key) || (key.endsWith(`:${account}`) && !encrypted.includes(key))
    return {
      settings: (await outbox.settings.toArray()).filter(({ key }) => isOwn(key)),
      cartOperations: await outbox.cartOperations.where('cart').anyOf(carts).sortBy('id'),
      wishes: await outbox.wishes.where({ account }).sortBy('id'),
      orders: await outbox.orders.where({ account }).sortBy('id'),
      edits: await outbox.edits.where({ account }).sortBy('id'),
    }
  })
}

/** Without the session, for an account that signs out. */
export function withoutSession(all: AccountData): AccountData {
  const session: readonly string[] = Object.values(sessionKeys)
  return { ...all, settings: all.settings.filter(({ key }) => !session.includes(key)) }
}

/** The data that the centre does not have. It must never be lost. */
export function onlyUnsent({ settings, cartOperations, wishes, edits }: AccountData): AccountData {
  return {
    settings: settings.filter(({ key }) => phoneOnlyKeys.some((name) => key.startsWith(`${name}:`))),
    cartOperations: cartOperations.filter((operation) => isDue(operation) || operation.refused !== undefined),
    wishes,
    orders: [],
    edits,
  }
}

/** True if there is no data. */
export function isEmpty(all: AccountData): boolean {
  return Object.values(all).every(({ length }) => length === 0)
}

/** Writes account data back. Runs within the caller's transaction, if any. */
export async function writeAccountData({
  settings,
  cartOperations,
  wishes,
  orders,
  edits,
}: AccountData): Promise<void> {
  await outbox.transaction('rw', plaintextTables, async () => {
    await outbox.settings.bulkPut([...settings])
    await outbox.cartOperations.bulkPut([...cartOperations])
    await outbox.wishes.bulkPut([...wishes])
    await outbox.orders.bulkPut([...orders])
    await outbox.edits.bulkPut([...edits])
  })
}

/** Deletes account data. Runs within the caller's transaction, if any. */
export async function deleteAccountData({
  settings,
  cartOperations,
  wishes,
  orders,
  edits,
}: AccountData): Promise<void> {
  await outbox.transaction('rw', plaintextTables, async () => {
    await outbox.settings.bulkDelete(settings.map(({ key }) => key))
    await outbox.cartOperations.bulkDelete(cartOperations.map(({ id }) => id))
    await outbox.wishes.bulkDelete(wishes.map(({ id }) => id))
    await outbox.orders.bulkDelete(orders.map(({ id }) => id))
    await outbox.edits.bulkDelete(edits.map(({ id }) => id))
  })
}
