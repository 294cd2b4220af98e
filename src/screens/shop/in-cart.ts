import { useEffect } from 'react'
import { create } from 'zustand'

/** What the rows of a page know of the cart. */
export interface InCart {
  /** How many of each product are in it, by product id. */
  readonly quantities: ReadonlyMap<string, number>
  /** What has just become of it, for who does not see the numbers. */
  readonly spoken: string
}

/** One for all rows of a page: each watching for itself would be a hundred readers of the same table. */
export const useInCart = create<InCart>(() => ({ quantities: new Map(), spoken: '' }))

export const loadCartChanges = () => import('./cart-changes.ts')

/** Begun by the first row: each of a hundred that asked for the code would look up its files anew. */
let following: Promise<void> | undefined

function followOnce(): void {
  following ??= loadCartChanges()
    .then(({ follow }) => follow())
    .catch(() => {
      following = undefined
    })
}

/** How many of a product are in the cart; 0 until the phone has looked. */
export function useQuantity(id: string): number {
  useEffect(followOnce, [])
  return useInCart(({ quantities }) => quantities.get(id) ?? 0)
}
