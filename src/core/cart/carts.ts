import { currentPerson, storedPerson } from '#src/core/session/stored-session.ts'
import { outbox, type StoredEntry, transactOutbox } from '#src/device/outbox-database.ts'
import { storedVisit } from '#src/core/session/stored-visit.ts'
import { guestSession, newGuestId, startGuestSession } from '#src/device/guest.ts'
import { claimOf, claimsOf, storeClaim } from './claims.ts'
import { claimGuestChoices } from './guest-choices.ts'

/** The cart that changes go to now: the signed-in account's, otherwise the guest's. */
export async function currentCart(): Promise<string> {
  return (await currentPerson())?.id ?? guestCart()
}

/** The carts whose lines are shown together now: the account's and the guest carts on their way to it, or the guest's. */
export async function visibleCarts(): Promise<string[]> {
  const person = await currentPerson()
  if (!person) return [await guestCart()]
  return [person.id, ...(await claimsOf(person.id)).map(({ guest }) => guest)]
}

/**
 * Returns the additions in pending orders: the visible cart and the next order do not contain them. A refused or
 * withdrawn order releases them.
 */
export async function orderedAdditions(): Promise<Set<string>> {
  const person = await currentPerson()
  if (!person) return new Set()
  const entries = await outbox.entries.where('owner').equals(person.id).toArray()
  // Orders of earlier builds, until they are entries too (core/kinds/adopt-earlier-rows.ts).
  const earlier = await outbox.wishes.where({ account: person.id }).toArray()
  return new Set([
    ...entries.flatMap((entry) => (takesNow(entry) ? (entry.takes ?? []) : [])),
    ...earlier.flatMap(({ state, items }) =>
      state === 'returned' ? [] : items.flatMap(({ observed }) => observed),
    ),
  ])
}

/** True while an order waits for the centre, for the person's word about its total, or for its receipt to be applied. */
function takesNow({ state, returned, settles }: StoredEntry): boolean {
  if (state === 'returned') return returned?.code === 'total_changed'
  return state === 'waiting' || settles === true
}

/**
 * Claims the guest's cart and choices for an account, if the person has confirmed that they are theirs. The
 * operations stay until the centre's receipt, and the phone gets a new guest. Runs within the caller's
 * transaction, if any.
 */
export async function claimGuestCart(account: string): Promise<void> {
  await transactOutbox([outbox.settings, outbox.cartOperations], async () => {
    if ((await storedPerson())?.guestWork) return
    const guest = await guestCart()
    await claimGuestChoices(guest, account)
    if (await outbox.cartOperations.where({ cart: guest }).count())
      await storeClaim({ guest, account, next: newGuestId() })
  })
}

/** Writes down who the guest of this phone is, once the one before has given the cart away. */
export async function startNextGuest(): Promise<void> {
  // The guest of before comes back after a visit.
  if (!(await storedVisit())) startGuestSession(await guestCart())
}

/**
 * The cart of this phone's guest. Follows the claims, because the name in local storage and in other tabs' memory lags behind: it cannot be changed in
 * one transaction with the claim, and nobody may add to a cart that was given away.
 */
export async function guestCart(): Promise<string> {
  // The current user once has a cart of their own.
  let guest = (await storedVisit())?.cart ?? guestSession()
  for (;;) {
    const claim = await claimOf(guest)
    if (!claim) return guest
    guest = claim.next
  }
}
