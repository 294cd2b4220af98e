import { create } from 'zustand'

/** What stands open over the page; gone with a reload. */
export const useOpen = create<{ cart: boolean }>(() => ({ cart: false }))

/** Opens the cart over the page. */
export function openCart(): void {
  useOpen.setState({ cart: true })
}

/** Closes the cart. */
export function closeCart(): void {
  useOpen.setState({ cart: false })
}
