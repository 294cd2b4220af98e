import { claimsOf } from '#src/features/cart/claims.ts'
import { isDue } from '#src/features/cart/cart-state.ts'
import { choices } from '#src/features/cart/guest-choices.ts'
import { encryptedSettings } from '#src/platform/outbox/setting-keys.ts'
import { pinKey, storedPerson, sessionKeys } from '#src/platform/session/stored-session.ts'
import type { StoredOperation, StoredOrder } from '#src/platform/device/account-rows.ts'
import { outbox, type Setting } from '#src/platform/device/outbox-database.ts'

/** All unencrypted rows of an account while its person uses the phone. */
export interface AccountData {
  readonly settings: readonly Setting[]
  readonly cartOperations: readonly StoredOperation[]
  readonly orders: readonly StoredOrder[]
}

/** The setting with all data of an account that has left, encrypted. */
export const encryptedDataKey = (account: string) => `away:${account}`

/**
 * Settings that may exist on this phone only: consents, contact and time of the last order, addresses, choices for the
 * cart, and the number of the last slip, by whose letters goods to sell are this phone's.
 */
const phoneOnlyKeys = ['slips', 'contact', 'last-order', 'consents', 'addresses', ...choices]

/** The tables with account data. A transaction over them may call all functions of this file. */
export const plaintextTables = [outbox.settings, outbox.cartOperations, outbox.orders] as const

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
      orders: await outbox.orders.where({ account }).sortBy('id'),
    }
  })
}

/** Without the session, for an account that signs out. */
export function withoutSession(all: AccountData): AccountData {
  const session: readonly string[] = Object.values(sessionKeys)
  return { ...all, settings: all.settings.filter(({ key }) => !session.includes(key)) }
}

/** The data that the centre does not have. It must never be lost. */
export function onlyUnsent({ settings, cartOperations }: AccountData): AccountData {
  return {
    settings: settings.filter(({ key }) => phoneOnlyKeys.some((name) => key.startsWith(`${name}:`))),
    cartOperations: cartOperations.filter((operation) => isDue(operation) || operation.refused !== undefined),
    orders: [],
  }
}

/** True if there is no data. */
export function isEmpty(all: AccountData): boolean {
  return Object.values(all).every(({ length }) => length === 0)
}

/** Writes account data back. Runs within the caller's transaction, if any. */
export async function writeAccountData({ settings, cartOperations, orders }: AccountData): Promise<void> {
  await outbox.transaction('rw', plaintextTables, async () => {
    await outbox.settings.bulkPut([...settings])
    await outbox.cartOperations.bulkPut([...cartOperations])
    await outbox.orders.bulkPut([...orders])
  })
}

/** Deletes account data. Runs within the caller's transaction, if any. */
export async function deleteAccountData({ settings, cartOperations, orders }: AccountData): Promise<void> {
  await outbox.transaction('rw', plaintextTables, async () => {
    await outbox.settings.bulkDelete(settings.map(({ key }) => key))
    await outbox.cartOperations.bulkDelete(cartOperations.map(({ id }) => id))
    await outbox.orders.bulkDelete(orders.map(({ id }) => id))
  })
}
