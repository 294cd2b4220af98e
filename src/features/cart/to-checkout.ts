import { queryOf } from '#src/base/own-address.ts'

/** True for an address that opens the checkout. */
export const isToCheckout = (aim: string) => queryOf(aim).get('cart') === 'checkout'
