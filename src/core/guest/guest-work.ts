import type { SaveResult } from '#src/base/outcome.ts'
import { claimGuestCart, guestCart, startNextGuest } from '#src/core/cart/carts.ts'
import { linesOf } from '#src/core/cart/lines.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { knownSetting } from '#src/core/outbox/setting-keys.ts'
import { markGuestWork } from '#src/core/session/stored-session.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
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
  const cartLines = linesOf(await device.cartOperations.where({ cart: guest }).toArray()).length
  const favoriteCount = (await device.settings.get(`favourites:${guest}`))?.value as unknown[] | undefined
  return { requests, drafts, cartLines, favourites: favoriteCount?.length ?? 0, files, answers }
}

/** True if any count is above zero. */
export function isAnyWork(work: GuestWork): boolean {
  return Object.values(work).some((count) => count > 0)
}

/** Observes the counts of the guest's unclaimed work. */
export function watchGuestWork() {
  return liveQuery(guestWork)
}

/** Claims the guest's work for the signed-in user, who has confirmed that it is theirs. */
export function takeGuestWork(): Promise<SaveResult> {
  return saveResultOf(async () => {
    const account = await device.transaction('rw', device.settings, device.cartOperations, async () => {
      const person = await markGuestWork(undefined)
      if (person) await claimGuestCart(person.id)
      return person?.id
    })
    if (account === undefined) return
    await startNextGuest()
    await claimGuestWork(account)
    await endAnyVisit()
  })
}

/** Records that the guest's work is not the signed-in user's; it stays the guest's. */
export function leaveGuestWork(): Promise<SaveResult> {
  return saveResultOf(async () => {
    await device.transaction('rw', device.settings, () => markGuestWork('apart'))
    // Of somebody who used the phone once nothing stays, whoever signs in after them.
    await endAnyVisit()
  })
}
