import { create } from 'zustand'
import { noteCheckout, wasAtCheckout } from '#src/platform/device/open-checkout.ts'

/** Which part of the cart is open; a reload closes the cart, but not the checkout. */
export const useCartDialog = create<{ cart: 'closed' | 'lines' | 'checkout' }>(() => ({ cart: 'closed' }))

/** Opens the checkout again after a reload, and notes from now on whether it is open. Returns a function that ends this. */
export function reopenCheckout(): () => void {
  if (wasAtCheckout()) useCartDialog.setState({ cart: 'checkout' })
  return useCartDialog.subscribe(({ cart }) => noteCheckout(cart === 'checkout'))
}

/** Opens the cart over the page. */
export function openCart(): void {
  useCartDialog.setState({ cart: 'lines' })
}

/** Closes the cart. */
export function closeCart(): void {
  useCartDialog.setState({ cart: 'closed' })
}
