import { create } from 'zustand'

/** Which part of the cart is open; a reload closes it. */
export const useCartDialog = create<{ cart: 'closed' | 'lines' | 'checkout' }>(() => ({ cart: 'closed' }))

/** Opens the cart over the page. */
export function openCart(): void {
  useCartDialog.setState({ cart: 'lines' })
}

/** Closes the cart. */
export function closeCart(): void {
  useCartDialog.setState({ cart: 'closed' })
}
