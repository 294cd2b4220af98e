import { saved, type SaveResult } from '#src/base/outcome.ts'
import { claimGuestCart, guestCart, startNextGuest } from '#src/core/cart/carts.ts'
import { linesOf } from '#src/core/cart/lines.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { knownSetting } from '#src/core/outbox/setting-keys.ts'
import { markGuestWork, storedPerson } from '#src/core/session/stored-session.ts'
import { outbox, watchOutbox, withOutbox, transactOutbox } from '#src/device/outbox-database.ts'
import { answerOf } from '#src/device/storage-result.ts'
import { endAnyVisit } from '#src/core/visit/end-any.ts'
import { claimGuestWork } from './claim-work.ts'

/** Counts of the work that was done without signing in. */
export interface GuestWork {
  readonly requests: number
  readonly drafts: number
  readonly cartLines: number
  readonly favourites: number
  /** Shared photos and documents that belong to no request. */
  readonly files: number
  /** Names, phones, villages … that forms offer again. */
  readonly answers: number
}

/** Returns the counts of the guest's unclaimed work. */
export async function guestWork(): Promise<GuestWork> {
  const ofGuest = { owner: guestOwner }
  const [requests, drafts, files, answers] = await withOutbox(() =>
    Promise.all([
      outbox.entries.where(ofGuest).count(),
      outbox.drafts.where(ofGuest).count(),
      outbox.files.where({ ...ofGuest, of: '' }).count(),
      outbox.settings.where({ key: knownSetting(guestOwner) }).count(),
    ]),
  )
  const guest = await guestCart()
  const cartLines = linesOf(await outbox.cartOperations.where({ cart: guest }).toArray()).length
  const favoriteCount = (await outbox.settings.get(`favourites:${guest}`))?.value as unknown[] | undefined
  return { requests, drafts, cartLines, favourites: favoriteCount?.length ?? 0, files, answers }
}

/** True if any count is above zero. */
export function isAnyWork(work: GuestWork): boolean {
  return Object.values(work).some((count) => count > 0)
}

/** Observes the counts of the guest's unclaimed work. */
export function watchGuestWork() {
  return watchOutbox(guestWork)
}

/**
 * Claims the guest's work for the signed-in user, who has confirmed that it is theirs. Also not saved if a visit could
 * not be ended: the work is theirs then, and the visit ends by its own clock.
 */
export function takeGuestWork(): Promise<SaveResult> {
  return answerOf(async () => {
    const account = (await storedPerson())?.id
    if (account === undefined) return saved
    await claimGuestWork(account, async () => {
      await markGuestWork(undefined)
      await claimGuestCart(account)
    })
    await startNextGuest()
    return endAnyVisit()
  })
}

/**
 * Records that the guest's work is not the signed-in user's; it stays the guest's. Where a visit could not be ended nothing is
 * recorded, so that the question stays.
 */
export function leaveGuestWork(): Promise<SaveResult> {
  return answerOf(async () => {
    // Nothing stays of a one-time user, whoever signs in next.
    const ended = await endAnyVisit()
    if (!ended.saved) return ended
    await transactOutbox([outbox.settings], async () => markGuestWork('apart'))
    return saved
  })
}
