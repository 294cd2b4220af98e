import type { SaveResult } from '#src/base/outcome.ts'
import type { CustomerType } from '#src/content/catalogue.ts'
import { currentCart } from '#src/core/cart/carts.ts'
import { device, liveQuery, withDevice } from '#src/device/database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

/** Remembers for the current user, the account's person or the guest, whether they buy for a household or a business. */
export function rememberCustomerType(type: CustomerType): Promise<SaveResult> {
  return saveResultOf(() =>
    withDevice(() =>
      device.transaction('rw', device.settings, async () => {
        await device.settings.put({ key: `customer:${await currentCart()}`, value: type })
      }),
    ),
  )
}

/** For whom the current user buys; `undefined` where they never said. */
export function customerType(): Promise<CustomerType | undefined> {
  return withDevice(
    async () =>
      (await device.settings.get(`customer:${await currentCart()}`))?.value as CustomerType | undefined,
  )
}

/** The same, now and after every change. */
export function watchCustomerType() {
  return liveQuery(customerType)
}
