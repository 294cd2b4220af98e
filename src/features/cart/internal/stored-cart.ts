import { isCurrentAccount } from '#src/platform/session/stored-session.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { claimsOf, storeClaim } from '#src/features/cart/claims.ts'
import type { CartStore } from './exchange.ts'
import type { CartState } from '#src/features/cart/cart-state.ts'

const versionKey = (account: string) => `cart-version:${account}`

/** The carts in the phone's database. */
export const storedCart: CartStore = {
  read: (account) =>
    withOutbox(() =>
      outbox.transaction('r', outbox.cartOperations, outbox.settings, async () => loadCart(account)),
    ),
  change: (account, after) =>
    withOutbox(() =>
      outbox.transaction('rw', outbox.cartOperations, outbox.settings, async () => {
        if (!(await isCurrentAccount(account))) return
        const { put = [], drop = [], version, claims = [] } = after(await loadCart(account))
        await outbox.cartOperations.bulkPut([...put])
        await outbox.cartOperations.bulkDelete([...drop])
        if (version !== undefined) await outbox.settings.put({ key: versionKey(account), value: version })
        for (const claim of claims) await storeClaim(claim)
      }),
    ),
}

async function loadCart(account: string): Promise<CartState> {
  const claims = await claimsOf(account)
  const carts = [account, ...claims.map(({ guest }) => guest)]
  const [operations, version] = await Promise.all([
    outbox.cartOperations.where('cart').anyOf(carts).toArray(),
    outbox.settings.get(versionKey(account)),
  ])
  const known = typeof version?.value === 'number' ? version.value : undefined
  return { account, version: known, operations, claims }
}
