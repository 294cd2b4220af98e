import { create } from 'zustand'

/** What stands open over the page, and how far; gone with a reload. */
export const useCartDialog = create<{ cart: 'closed' | 'lines' | 'checkout' }>(() => ({ cart: 'closed' }))

/** Opens the cart over the page. */
export function openCart(): void {
  useCartDialog.setState({ cart: 'lines' })
}

/** Closes the cart. */
export function closeCart(): void {
  useCartDialog.setState({ cart: 'closed' })
}
