import type { SaveResult } from '#src/base/outcome.ts'
import { outbox, transactOutbox } from '#src/platform/device/outbox-database.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { newGuestId } from '#src/platform/device/guest.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { claimsOf, storeClaim } from './claims.ts'
import { isDue } from './cart-state.ts'
import { linesOf, mostPerLine, sumOf } from './lines.ts'
import { storedCart } from '#src/features/cart/internal/stored-cart.ts'

/** Differences between the signed-in user's cart and the centre's. */
export interface UnsettledCart {
  /** Number of unconfirmed operations. */
  readonly waiting: number
  /** Lines that the centre refused wholly or in part, with its reason; only this phone has them. */
  readonly refused: readonly { readonly product: string; readonly reason: string }[]
  /** True if two carts together had more pieces of a product than one holds. */
  readonly isOver: boolean
  /** True if another account has the guest's cart: this phone shows it, and the centre does not count it here. */
  readonly conflict: boolean
}

const none: UnsettledCart = { waiting: 0, refused: [], isOver: false, conflict: false }

/** Returns the differences to show; a guest's cart has none. */
export async function unsettledCart(): Promise<UnsettledCart> {
  const person = await currentPerson()
  if (!person) return none
  const { operations, claims } = await storedCart.read(person.id)
  const lines = linesOf(operations)
  const shown = new Set(lines.flatMap(({ additions }) => additions))
  const conflicts = new Set(claims.filter(({ conflict }) => conflict).map(({ guest }) => guest))
  return {
    waiting: operations.filter((operation) => isDue(operation) && !conflicts.has(operation.cart)).length,
    refused: operations
      .filter(({ id, refused }) => refused !== undefined && shown.has(id))
      .map(({ product, refused }) => ({ product, reason: refused! })),
    isOver: lines.some(({ product }) => sumOf(operations, product) > mostPerLine),
    conflict: operations.some(({ id, cart }) => conflicts.has(cart) && shown.has(id)),
  }
}

/**
 * Resolves a conflict in favor of this account: sends the shown lines as another guest's cart. The centre
 * refuses by id the additions that the other account has, so nothing counts twice.
 */
export function insistOnGuestCart(): Promise<SaveResult> {
  return saveResultOf(() =>
    transactOutbox([outbox.settings, outbox.cartOperations], async () => {
      const person = await currentPerson()
      if (!person) return
      for (const claim of await claimsOf(person.id)) {
        if (!claim.conflict) continue
        const guest = newGuestId()
        await outbox.cartOperations.where({ cart: claim.guest }).modify({ cart: guest })
        await storeClaim({ guest, account: claim.account, next: newGuestId() })
        await storeClaim({ ...claim, conflict: false })
      }
    }),
  )
}
