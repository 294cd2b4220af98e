import { device } from '#src/device/database.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { newGuestId } from '#src/device/guest.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { claimsOf, storeClaim } from './claims.ts'
import { isDue } from './cart-state.ts'
import { linesOf } from './lines.ts'
import { storedCart } from './stored-cart.ts'

/** How the cart of who is signed in differs from what the centre has of it. */
export interface UnsettledCart {
  /** How many operations are not confirmed yet. */
  readonly waiting: number
  /** The lines that the centre did not take, or not wholly, with its reason; they stand in this phone's cart alone. */
  readonly refused: readonly { readonly product: string; readonly reason: string }[]
  /** What was in the guest's cart went to another account before; it is shown here, and the centre does not have it. */
  readonly conflict: boolean
}

const none: UnsettledCart = { waiting: 0, refused: [], conflict: false }

/** What the cart's person should know; a guest's cart has no troubles. */
export async function unsettledCart(): Promise<UnsettledCart> {
  const person = await currentPerson()
  if (!person) return none
  const { operations, claims } = await storedCart.read(person.id)
  const shown = new Set(linesOf(operations).flatMap(({ additions }) => additions))
  const conflicts = new Set(claims.filter(({ conflict }) => conflict).map(({ guest }) => guest))
  return {
    waiting: operations.filter((operation) => isDue(operation) && !conflicts.has(operation.cart)).length,
    refused: operations
      .filter(({ id, refused }) => refused !== undefined && shown.has(id))
      .map(({ product, refused }) => ({ product, reason: refused! })),
    conflict: operations.some(({ id, cart }) => conflicts.has(cart) && shown.has(id)),
  }
}

/**
 * The person's answer to a conflict: what is shown of the guest's cart is theirs. It is offered to the centre as
 * another guest's cart; what the other account really has is refused there by its id, so that nothing counts twice.
 */
export function insistOnGuestCart() {
  return saveResultOf(() =>
    device.transaction('rw', device.settings, device.cartOperations, async () => {
      const account = (await currentPerson())?.id
      const claims = account === undefined ? [] : await claimsOf(account)
      for (const claim of claims.filter(({ conflict }) => conflict)) {
        const guest = newGuestId()
        await device.cartOperations.where({ cart: claim.guest }).modify({ cart: guest })
        await storeClaim({ guest, account: claim.account, next: newGuestId() })
        await storeClaim({ ...claim, conflict: false })
      }
    }),
  )
}
