import type { SaveResult } from '#src/base/outcome.ts'
import type { CustomerType } from '#src/content/catalogue.ts'
import { currentCart } from './carts.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'

/** Remembers for the current user, the account's person or the guest, whether they buy for a household or a business. */
export function rememberCustomerType(type: CustomerType): Promise<SaveResult> {
  return saveResultOf(() =>
    withOutbox(() =>
      outbox.transaction('rw', outbox.settings, async () => {
        await outbox.settings.put({ key: `customer:${await currentCart()}`, value: type })
      }),
    ),
  )
}

/** For whom the current user buys; `undefined` where they never said. */
export function customerType(): Promise<CustomerType | undefined> {
  return withOutbox(
    async () =>
      (await outbox.settings.get(`customer:${await currentCart()}`))?.value as CustomerType | undefined,
  )
}

/** The same, now and after every change. */
export function watchCustomerType() {
  return watchOutbox(customerType)
}
