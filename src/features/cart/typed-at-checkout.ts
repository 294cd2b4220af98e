import type { Contact } from './contact.ts'

/** How an order is paid: now, at the door, or on the khata. */
export type PayBy = 'online' | 'cash' | 'account'

/** Changes at the checkout that are not ordered yet. */
export interface AtCheckout {
  /** As typed, with blanks; unchanged fields are absent. */
  readonly contact: Partial<Contact>
  readonly payBy: PayBy
  /** The id of the stored address that filled in the contact. */
  readonly filled?: string
}

/** The place name of its stored input. */
export const checkoutPlace = 'checkout'

/** A checkout without input. */
export const untouched: AtCheckout = { contact: {}, payBy: 'online' }

/** True if nothing has to be stored. */
export function isUntouched({ contact, payBy }: AtCheckout): boolean {
  return payBy === 'online' && Object.keys(contact).length === 0
}

/** Returns the input with a change; its contact contains changed fields only. */
export function withTyped(before: AtCheckout, change: Partial<AtCheckout>): AtCheckout {
  return { ...before, ...change, contact: { ...before.contact, ...change.contact } }
}
