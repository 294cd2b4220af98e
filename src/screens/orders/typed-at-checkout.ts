import { create } from 'zustand'
import type { Contact } from '#src/core/orders/contact.ts'

/** What somebody has changed at the checkout and not ordered yet. */
interface Typed {
  /** As typed, blanks and all; without what nobody has touched. */
  readonly contact: Partial<Contact>
  readonly payBy: 'online' | 'cash'
  /** The address of the book that the contact was filled in with. */
  readonly filled?: string
}

interface AtCheckout {
  readonly owner: string
  readonly typed: Typed
}

const nothing: Typed = { contact: {}, payBy: 'online' }

/** What stands at the checkout, and whose it is. It outlives the window; gone with a reload. */
export const useAtCheckout = create<AtCheckout>(() => ({ owner: '', typed: nothing }))

/** What the person of an account has changed there: nobody else gets to see it. */
export const typedBy =
  (account: string) =>
  ({ owner, typed }: AtCheckout): Typed =>
    owner === account ? typed : nothing

/** Takes note of a change; of the contact it says only what is another. */
export function typeAtCheckout(account: string, change: Partial<Typed>): void {
  useAtCheckout.setState((state) => {
    const before = typedBy(account)(state)
    return {
      owner: account,
      typed: { ...before, ...change, contact: { ...before.contact, ...change.contact } },
    }
  })
}

/** It was ordered. */
export function forgetTyped(account: string): void {
  useAtCheckout.setState((state) => (state.owner === account ? { owner: '', typed: nothing } : state))
}
