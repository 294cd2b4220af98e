import type { SaveResult } from '#src/base/outcome.ts'
import { currentCart } from './carts.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'

/** Remembers where things are to be brought, for the current user: the account's person or the guest. */
export function rememberArea(area: string): Promise<SaveResult> {
  return saveResultOf(() =>
    withOutbox(() =>
      outbox.transaction('rw', outbox.settings, async () => {
        await outbox.settings.put({ key: `area:${await currentCart()}`, value: area })
      }),
    ),
  )
}

/** The id of the area that the current user chose last; none where they never chose. */
export async function chosenArea(): Promise<string | undefined> {
  return withOutbox(
    async () => (await outbox.settings.get(`area:${await currentCart()}`))?.value as string | undefined,
  )
}

/** Observes the area that the current user chose last. */
export function watchChosenArea() {
  return watchOutbox(chosenArea)
}
