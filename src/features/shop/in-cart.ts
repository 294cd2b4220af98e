import { useEffect } from 'react'
import { create } from 'zustand'
import type { Product } from '#src/features/catalogue/product.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { writeLocal } from '#src/platform/device/local-storage.ts'
import { clearEarlyCount } from '#src/platform/ui/early-taps.ts'

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

/** One taking over at a time, so that each notice is shown once. */
let takingOver: Promise<void> = Promise.resolve()

/** Takes over what the page added to the cart before the app ran (src/app/first-paint.ts). Never rejects. */
export function takeTapped(): Promise<void> {
  // Without code or storage a tap on the cart says why; the additions wait.
  takingOver = takingOver.then(takeOver).catch(() => {})
  return takingOver
}

async function takeOver(): Promise<void> {
  // Only the database knows: the count in local storage is late on the disk.
  const { hasTapped } = await import('#src/features/cart/cart.ts')
  if (!(await hasTapped())) return
  await (await loadOrNotify(loadCartChanges))?.addTapped()
  if (await hasTapped()) return
  writeLocal('added', null)
  clearEarlyCount()
}

/** Adds one of a product to the cart; a notice says if that fails. */
export async function addOne(product: Product): Promise<void> {
  await (await loadOrNotify(loadCartChanges))?.addPieces(product)
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
