import { outbox } from '#src/platform/device/outbox-database.ts'

/** By product, the latest operation that was made on this phone. A line that changes without a new one was changed elsewhere. */
export type OwnEdits = Readonly<Record<string, string>>

/** As many products as a cart has lines. */
const most = 200

/** The key ends with the account's id: a sign-out encrypts it. */
const key = (cart: string) => `own-edits:${cart}`

/** Returns the latest own edits of a cart. */
export async function ownEdits(cart: string): Promise<OwnEdits> {
  return ((await outbox.settings.get(key(cart)))?.value as OwnEdits | undefined) ?? {}
}

/** Records operations that the person has just made here. Runs within the transaction that stores them. */
export async function noteOwnEdits(
  cart: string,
  operations: readonly { readonly id: string; readonly product: string }[],
): Promise<void> {
  if (operations.length === 0) return
  const edits = new Map(Object.entries(await ownEdits(cart)))
  for (const { id, product } of operations) {
    edits.delete(product)
    edits.set(product, id)
  }
  await outbox.settings.put({ key: key(cart), value: Object.fromEntries([...edits].slice(-most)) })
}

/** Forgets the edits of a guest's cart that has joined an account's. */
export async function forgetOwnEdits(cart: string): Promise<void> {
  await outbox.settings.delete(key(cart))
}
