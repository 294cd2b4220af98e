import { newId } from '#src/base/ids.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { outbox, transactOutbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { cartTables, removalsOf, visibleOperations } from './cart.ts'
import { guestCart } from './carts.ts'
import { giveChoicesBack } from './guest-choices.ts'
import { forgetJoined, joinedTo } from '#src/features/cart/internal/joined.ts'
import { linesOf } from './lines.ts'
import { noteOwnEdits } from './own-edits.ts'

/** What a sign-in brought from this phone, as far as it is still there to be given back. */
export interface JoinedGoods {
  /** Lines of the cart. */
  readonly things: number
  readonly favourites: number
}

/** Observes what the last sign-in joined to the current account's cart; `null` if nothing is left to answer for. */
export function watchJoined() {
  return watchOutbox(joinedGoods)
}

/** Returns what the last sign-in joined; `null` if nothing is left to answer for. */
export async function joinedGoods(): Promise<JoinedGoods | null> {
  const person = await currentPerson()
  const joined = person && (await joinedTo(person.id))
  if (!joined) return null
  const ids = new Set(joined.additions)
  const things = linesOf(await visibleOperations()).filter(({ additions }) =>
    additions.some((id) => ids.has(id)),
  ).length
  const liked = joined.taken.find(({ choice }) => choice === 'favourites')?.given
  const favourites = Array.isArray(liked) ? liked.length : 0
  return things + favourites > 0 ? { things, favourites } : null
}

/** Leaves what joined in the account's cart, and asks no more. */
export function keepJoined(): Promise<SaveResult> {
  return saveResultOf(() =>
    transactOutbox([outbox.settings], async () => {
      const person = await currentPerson()
      if (person) await forgetJoined(person.id)
    }),
  )
}

/**
 * Gives exactly what joined at the sign-in back to this phone's guest, as far as it is not ordered or removed since: the
 * account's own goods and changes stay. After a one-time use it only leaves the account.
 */
export function giveBack(): Promise<SaveResult> {
  return saveResultOf(() =>
    transactOutbox(cartTables, async () => {
      const account = (await currentPerson())?.id
      const joined = account === undefined ? undefined : await joinedTo(account)
      if (account === undefined || !joined) return
      const ids = new Set(joined.additions)
      const operations = await visibleOperations()
      const lines = linesOf(operations).flatMap((line) => {
        const additions = line.additions.filter((id) => ids.has(id))
        return additions.length > 0 ? [{ ...line, additions }] : []
      })
      const gone = new Set(lines.flatMap(({ additions }) => additions))
      const given = operations.filter(({ id }) => gone.has(id))
      // What the centre has not got yet need not go there.
      const unsent = given.filter(({ receivedAt }) => receivedAt === undefined)
      const removals = lines.flatMap((line) => removalsOf(account, line))
      await outbox.cartOperations.bulkDelete(unsent.map(({ id }) => id))
      await outbox.cartOperations.bulkAdd(removals)
      await noteOwnEdits(account, removals)
      const guest = (await guestCart()) === joined.next ? joined.next : undefined
      if (guest !== undefined)
        await outbox.cartOperations.bulkAdd(
          given.map(({ receivedAt: _at, refused: _why, ...addition }) => ({
            ...addition,
            id: newId(),
            cart: guest,
          })),
        )
      await giveChoicesBack(joined.taken, account, guest)
      await forgetJoined(account)
    }),
  )
}
