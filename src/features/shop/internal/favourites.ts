import type { SaveResult } from '#src/base/outcome.ts'
import { currentCart } from '#src/features/cart/carts.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'

/** The most products that somebody marks; the oldest mark goes for a newer one. */
export const mostFavourites = 200

/** Adds a product to the current user's favorites, or removes it. */
export function setFavourite(product: string, isFavourite: boolean): Promise<SaveResult> {
  return saveResultOf(() =>
    withOutbox(() =>
      outbox.transaction('rw', outbox.settings, async () => {
        const key = await favouritesKey()
        const others = (await storedIn(key)).filter((id) => id !== product)
        const value = isFavourite ? [product, ...others].slice(0, mostFavourites) : others
        await outbox.settings.put({ key, value })
      }),
    ),
  )
}

/** The favourites of the current user, newest first. */
export async function favouriteIds(): Promise<readonly string[]> {
  return storedIn(await favouritesKey())
}

/** The favourites of the current user, now and after every change, in any tab. */
export function watchFavourites() {
  return watchOutbox(favouriteIds)
}

/** Returns the setting's key, which ends with the owner's id: a sign-out encrypts it with the account's data. */
async function favouritesKey(): Promise<string> {
  return `favourites:${await currentCart()}`
}

async function storedIn(key: string): Promise<readonly string[]> {
  return ((await outbox.settings.get(key))?.value as string[] | undefined) ?? []
}
