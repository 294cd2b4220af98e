import { useEffect } from 'react'
import { create } from 'zustand'
import type { Product } from '#src/features/catalogue/product.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { clearEarlyCount, hasEarlyAdds, takeEarlyAdds } from '#src/platform/ui/early-taps.ts'

/** The cart's state for the rows of a page. */
export interface InCart {
  /** Quantities by product id. */
  readonly quantities: ReadonlyMap<string, number>
  /** The latest change, for screen readers. */
  readonly spoken: string
  /** True while the strip at the foot of the shop shows the cart's number and total. */
  readonly hasStrip: boolean
}

/** One subscription for all rows of a page. */
export const useInCart = create<InCart>(() => ({ quantities: new Map(), spoken: '', hasStrip: false }))

export const loadCartChanges = () => import('#src/features/shop/internal/cart-changes.ts')

/** Adds products that were tapped on pages that were left before the app ran. */
export async function addTapped(): Promise<void> {
  if (hasEarlyAdds()) await (await loadOrNotify(loadCartChanges))?.addEarly(takeEarlyAdds())
}

/** Adds one of a product to the cart; a notice says if that fails. */
export async function addOne(product: Product): Promise<void> {
  await (await loadOrNotify(loadCartChanges))?.addPieces(product)
  clearEarlyCount()
}

/** Started by the first row, so that the code loads once. */
let following: Promise<void> | undefined

function followOnce(): void {
  following ??= loadCartChanges()
    .then(({ follow }) => follow())
    .catch(() => {
      following = undefined
    })
}

/** Returns the quantity of a product in the cart; 0 until it is read. */
export function useQuantity(id: string): number {
  useEffect(followOnce, [])
  return useInCart(({ quantities }) => quantities.get(id) ?? 0)
}
