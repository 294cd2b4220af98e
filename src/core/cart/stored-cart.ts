import { isUsing } from '#src/core/session/held-session.ts'
import { device, onDevice } from '#src/device/database.ts'
import { claimsOf, keepClaim } from './claims.ts'
import type { CartStore } from './exchange.ts'
import type { HeldCart } from './held-cart.ts'

const versionKey = (account: string) => `cart-version:${account}`

/** The carts in the phone's database. */
export const storedCart: CartStore = {
  read: (account) =>
    onDevice(() => device.transaction('r', device.cartOperations, device.settings, () => heldCart(account))),
  change: (account, after) =>
    onDevice(() =>
      device.transaction('rw', device.cartOperations, device.settings, async () => {
        if (!(await isUsing(account))) return
        const { put = [], drop = [], version, claims = [] } = after(await heldCart(account))
        if (put.length) await device.cartOperations.bulkPut([...put])
        if (drop.length) await device.cartOperations.bulkDelete([...drop])
        if (version !== undefined) await device.settings.put({ key: versionKey(account), value: version })
        for (const claim of claims) await keepClaim(claim)
      }),
    ),
}

async function heldCart(account: string): Promise<HeldCart> {
  const claims = await claimsOf(account)
  const carts = [account, ...claims.map(({ guest }) => guest)]
  const [operations, version] = await Promise.all([
    device.cartOperations.where('cart').anyOf(carts).toArray(),
    device.settings.get(versionKey(account)),
  ])
  const known = typeof version?.value === 'number' ? version.value : undefined
  return { account, version: known, operations, claims }
}
