import { newId } from '#src/base/ids.ts'
import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import { guestCart } from '#src/features/cart/carts.ts'
import { linesOf } from '#src/features/cart/lines.ts'
import { withSignInLock } from '#src/platform/session/account-key.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { accountTables, readAccountData } from './account-data.ts'
import { decrypt, encrypt, isSameCiphertext, type Encrypted } from '#src/platform/device/encryption.ts'
import { outbox, transactOutbox, withOutbox, type Table } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { afterErased, eraseRows } from './erase-account.ts'
import { returnWorkOfGoneAccount } from './gone-account.ts'

/** Rows of an account that only this phone has. */
const moved = [outbox.entries, outbox.drafts, outbox.files] as readonly unknown[] as readonly Table<
  { id: string; owner: string; sealed: Encrypted; state?: string },
  string
>[]

/** By table and row: a row's encryption under the account's key beside that under the guest's; `undefined` if it does not open. */
type EncryptedAgain = readonly ReadonlyMap<string, { before: Encrypted; after: Encrypted } | undefined>[]

/**
 * Goes on without an account that is gone: its unsent work, drafts, photos and cart become those of this phone's guest;
 * everything else of the account is erased here. All or nothing; `locked` without the keys.
 */
export function goOnAsGuest(account: string): Promise<SaveResult> {
  return answerOf(async () => {
    const from = (await withOutbox(() => outbox.keys.get(account)))?.key
    const to = await keyOf(guestOwner)
    if (!from || !to) return notSaved('locked')
    await withSignInLock(async () => {
      // Encryption cannot run inside a transaction, so this repeats after a concurrent change.
      let isDone = false
      while (!isDone) isDone = await move(account, await encryptAgain(account, from, to))
    })
    afterErased()
    return saved
  })
}

/**
 * Before somebody else signs in: the rows of a gone account on this phone become the guest's, and the person is asked
 * about them.
 */
export async function leaveGoneAccount(account: string): Promise<void> {
  if (await returnWorkOfGoneAccount()) await goOnAsGuest(account)
}

async function encryptAgain(account: string, from: CryptoKey, to: CryptoKey): Promise<EncryptedAgain> {
  const again = async ({ id, sealed: before }: { id: string; sealed: Encrypted }) => {
    const text = await decrypt(from, before).catch(() => undefined)
    return [id, text === undefined ? undefined : { before, after: await encrypt(to, text) }] as const
  }
  return Promise.all(
    moved.map(async (table) => {
      const rows = await withOutbox(() => table.where('owner').equals(account).toArray())
      return new Map(await Promise.all(rows.map(again)))
    }),
  )
}

/** False, without any change, if the account's rows are not those that were encrypted again. */
function move(account: string, again: EncryptedAgain): Promise<boolean> {
  const tables = [...moved, outbox.requests, outbox.fileBytes, ...accountTables] as readonly Table[]
  return transactOutbox(tables, async () => {
    const rows = await Promise.all(moved.map((table) => table.where('owner').equals(account).toArray()))
    const isSame = rows.every((ofTable, at) =>
      ofTable.every(({ id, sealed }) => {
        const before = again[at]!.get(id)?.before
        return again[at]!.has(id) && (!before || isSameCiphertext(before, sealed))
      }),
    )
    if (!isSame) return false
    for (const [at, table] of moved.entries())
      for (const row of rows[at]!) {
        const after = again[at]!.get(row.id)?.after
        if (after && row.state !== 'received') await table.put({ ...row, owner: guestOwner, sealed: after })
      }
    await moveCart(account)
    await eraseRows(account)
    return true
  })
}

/** The goods of orders that were not sent are in the cart again. */
async function moveCart(account: string): Promise<void> {
  const { cartOperations } = await readAccountData(account)
  const cart = await guestCart()
  const additions = linesOf(cartOperations).map(({ product, quantity, seen }) => ({
    id: newId(),
    cart,
    product,
    kind: 'add' as const,
    amount: quantity,
    observed: [],
    seen,
    madeAt: Date.now(),
  }))
  await outbox.cartOperations.bulkAdd(additions)
}
