import type { Contact } from '#src/core/orders/contact.ts'

/** What somebody has changed at the checkout and not ordered yet. */
export interface AtCheckout {
  /** As typed, blanks and all; without what nobody has touched. */
  readonly contact: Partial<Contact>
  readonly payBy: 'online' | 'cash'
  /** The address of the book that the contact was filled in with. */
  readonly filled?: string
}

/** Where it is kept as half typed. */
export const checkoutPlace = 'checkout'

/** A checkout that nobody has touched. */
export const untouched: AtCheckout = { contact: {}, payBy: 'online' }

/** Whether nothing of it has to be kept. */
export function isUntouched({ contact, payBy }: AtCheckout): boolean {
  return payBy === 'online' && Object.keys(contact).length === 0
}

/** A change beside what was typed before; of the contact it says only what is another. */
export function withTyped(before: AtCheckout, change: Partial<AtCheckout>): AtCheckout {
  return { ...before, ...change, contact: { ...before.contact, ...change.contact } }
}
