import type { Kept } from '#src/base/outcome.ts'
import { currentCart } from '#src/core/cart/carts.ts'
import { device, onDevice } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'

/** Remembers where things are to be brought, for whoever uses the phone now: the account's person or the guest. */
export function rememberArea(area: string): Promise<Kept> {
  return outcomeOf(() =>
    onDevice(() =>
      device.transaction('rw', device.settings, async () => {
        await device.settings.put({ key: `area:${await currentCart()}`, value: area })
      }),
    ),
  )
}

/** The id of the area that whoever uses the phone now chose last; none where they never chose. */
export async function chosenArea(): Promise<string | undefined> {
  return onDevice(
    async () => (await device.settings.get(`area:${await currentCart()}`))?.value as string | undefined,
  )
}
