import type { SaveResult } from '#src/base/outcome.ts'
import { currentCart } from '#src/core/cart/carts.ts'
import { device, withDevice } from '#src/device/database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

/** Remembers where things are to be brought, for the current user: the account's person or the guest. */
export function rememberArea(area: string): Promise<SaveResult> {
  return saveResultOf(() =>
    withDevice(() =>
      device.transaction('rw', device.settings, async () => {
        await device.settings.put({ key: `area:${await currentCart()}`, value: area })
      }),
    ),
  )
}

/** The id of the area that the current user chose last; none where they never chose. */
export async function chosenArea(): Promise<string | undefined> {
  return withDevice(
    async () => (await device.settings.get(`area:${await currentCart()}`))?.value as string | undefined,
  )
}
