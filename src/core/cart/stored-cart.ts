import { isCurrentAccount } from '#src/core/session/stored-session.ts'
import { device, withDevice } from '#src/device/database.ts'
import { claimsOf, storeClaim } from './claims.ts'
import type { CartStore } from './exchange.ts'
import type { CartState } from './cart-state.ts'

const versionKey = (account: string) => `cart-version:${account}`

/** The carts in the phone's database. */
export const storedCart: CartStore = {
  read: (account) =>
    withDevice(() =>
      device.transaction('r', device.cartOperations, device.settings, () => loadCart(account)),
    ),
  change: (account, after) =>
    withDevice(() =>
      device.transaction('rw', device.cartOperations, device.settings, async () => {
        if (!(await isCurrentAccount(account))) return
        const { put = [], drop = [], version, claims = [] } = after(await loadCart(account))
        if (put.length) await device.cartOperations.bulkPut([...put])
        if (drop.length) await device.cartOperations.bulkDelete([...drop])
        if (version !== undefined) await device.settings.put({ key: versionKey(account), value: version })
        for (const claim of claims) await storeClaim(claim)
      }),
    ),
}

async function loadCart(account: string): Promise<CartState> {
  const claims = await claimsOf(account)
  const carts = [account, ...claims.map(({ guest }) => guest)]
  const [operations, version] = await Promise.all([
    device.cartOperations.where('cart').anyOf(carts).toArray(),
    device.settings.get(versionKey(account)),
  ])
  const known = typeof version?.value === 'number' ? version.value : undefined
  return { account, version: known, operations, claims }
}
