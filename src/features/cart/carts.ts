import { currentPerson } from '#src/platform/session/stored-session.ts'
import { outbox, type StoredEntry, transactOutbox } from '#src/platform/device/outbox-database.ts'
import { storedVisit } from '#src/platform/session/stored-visit.ts'
import { guestSession, newGuestId, startGuestSession } from '#src/platform/device/guest.ts'
import { claimOf, claimsOf, storeClaim } from './claims.ts'
import { claimGuestChoices } from './guest-choices.ts'
import { noteJoined } from '#src/features/cart/internal/joined.ts'
import { linesOf } from './lines.ts'
import { forgetOwnEdits } from './own-edits.ts'

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
  return new Set(entries.flatMap((entry) => (takesNow(entry) ? (entry.takes ?? []) : [])))
}

/** True while an order waits for the centre, for the person's word about its total, or for its receipt to be applied. */
function takesNow({ state, returned, settles }: StoredEntry): boolean {
  if (state === 'returned') return returned?.code === 'total_changed'
  return state === 'waiting' || settles === true
}

/**
 * Joins the guest's cart and choices to the account that signs in; `giveBack` undoes that. The operations stay until the
 * centre's receipt, and the phone gets a new guest. Runs within the caller's transaction, if any.
 */
export async function joinGuestCart(account: string): Promise<void> {
  await transactOutbox([outbox.settings, outbox.cartOperations], async () => {
    const guest = await guestCart()
    const operations = await outbox.cartOperations.where({ cart: guest }).toArray()
    const taken = await claimGuestChoices(guest, account)
    await forgetOwnEdits(guest)
    const additions = linesOf(operations).flatMap((line) => line.additions)
    if (additions.length > 0) await storeClaim({ guest, account, next: newGuestId() })
    await noteJoined(account, { guest, next: await guestCart(), additions, taken })
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
