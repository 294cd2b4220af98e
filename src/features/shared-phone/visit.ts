import { newId } from '#src/base/ids.ts'
import { notSaved, saved, type SaveResult } from '#src/base/outcome.ts'
import { guestCart } from '#src/features/cart/carts.ts'
import { withSignInLock } from '#src/platform/session/account-key.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { consentsKey, signInKey } from '#src/platform/outbox/setting-keys.ts'
import { storedVisit, visitKey, type Visit } from '#src/platform/session/stored-visit.ts'
import { markGuestWork, storedPerson } from '#src/platform/session/stored-session.ts'
import { device, withDevice } from '#src/platform/device/database.ts'
import { forgetDeleted, noteDeleted } from '#src/platform/device/forget-deleted.ts'
import { newGuestId } from '#src/platform/device/guest.ts'
import { outbox, withOutbox, type Setting, transactOutbox } from '#src/platform/device/outbox-database.ts'
import { markOpen, isFirstPage } from '#src/platform/device/open-pages.ts'
import { newKey } from '#src/platform/device/encryption.ts'
import { answerOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import { bringGuestBack, putGuestAside, waitingOfGuest } from './guest-aside.ts'
import { guestTables } from '#src/features/shared-phone/internal/sweep-visits.ts'

/** A visit is over when nobody has touched the phone for so long. */
export const longestPauseMs = 5 * 60_000

/** Interval in milliseconds of recording that the visit is used. */
const noteEveryMs = 15_000

/**
 * Begins a visit that leaves no data on this phone. Hides the earlier guest's data until its end. `locked` while
 * somebody is signed in or another visit runs.
 */
export function startVisit(now = Date.now()): Promise<SaveResult> {
  return answerOf(() =>
    withSignInLock(async () => {
      if ((await storedPerson()) || (await storedVisit())) return notSaved('locked')
      const visit: Visit = { id: newId(), cart: newGuestId(now), seenAt: now, guests: await guestsSettings() }
      startedHere = visit.id
      const key = await newKey()
      await withOutbox(() =>
        outbox.transaction('rw', guestTables, async () => {
          await outbox.settings.bulkDelete(visit.guests.map((setting) => setting.key))
          await outbox.settings.put({ key: visitKey, value: visit })
          await putGuestAside(visit.id, key)
        }),
      )
      markOpen()
      return saved
    }),
  )
}

let startedHere: string | undefined

/** True if this page began the visit; every other page must close. */
export const isStartedHere = (visit: string) => visit === startedHere

/** Returns the guest's settings. */
async function guestsSettings(): Promise<readonly Setting[]> {
  const held = await outbox.settings.get(consentsKey(guestOwner))
  return held ? [held] : []
}

/**
 * Ends the visit: deletes drafts, cart, favorites, area, answers, photos and mirrored requests. Unsent entries
 * are sent later; no list shows them. Does nothing without a visit.
 */
export function endVisit(): Promise<SaveResult> {
  return saveResultOf(() =>
    withSignInLock(async () => {
      const visit = await storedVisit()
      if (!visit) return
      await withDevice(() => device.photos.where('at').aboveOrEqual(startOf(visit)).delete())
      const { settings, cartOperations } = outbox
      await transactOutbox([...guestTables, cartOperations], async () => {
        const isAnybody = await bringGuestBack(visit.id)
        // Not a cart that joined an account at a sign-in; what was given back of it goes too.
        const cart = await guestCart()
        await cartOperations.where({ cart }).delete()
        await settings.filter(({ key }) => key.endsWith(`:${cart}`)).delete()
        await settings.delete(consentsKey(guestOwner))
        await settings.bulkPut([...visit.guests])
        // The answer at the sign-in was about the visit's work, and not about the rows that come back.
        const person = await storedPerson()
        if (person?.guestWork === 'unasked' || (person && isAnybody)) await markGuestWork('apart')
        await settings.bulkDelete([visitKey, signInKey])
        await noteDeleted()
      })
      void forgetDeleted()
    }),
  )
}

/** `guest_{timestamp}_{random}`, see platform/device/guest.ts. */
const startOf = ({ cart }: Visit) => Number(cart.split('_')[1])

/** Returns the number of unconfirmed entries of the visit, which are sent after its end, or why it could not be read. */
export function waitingOfVisit(): Promise<{ outcome: SaveResult; waiting: number }> {
  return answerOf(
    async () => ({ outcome: saved, waiting: await waitingOfGuest() }),
    (outcome) => ({ outcome, waiting: 0 }),
  )
}

/**
 * Ends a visit that is over: at the first page since the browser was closed or killed, where nobody touched the phone for five
 * minutes, and where somebody has signed in whose sign-in could not end it. True where it has ended one.
 */
export async function endVisitWhereDue(now = Date.now()): Promise<boolean> {
  const visit = await storedVisit()
  if (!visit) return false
  if (!(await isOver(visit, now))) {
    markOpen()
    return false
  }
  return (await endVisit()).saved
}

async function isOver(visit: Visit, now: number): Promise<boolean> {
  if (Math.abs(now - visit.seenAt) > longestPauseMs) return true
  const person = await storedPerson()
  return (person !== undefined && person.guestWork !== 'unasked') || isFirstPage()
}

/** Notes that somebody is still there. */
export async function prolongVisit(now = Date.now()): Promise<void> {
  await transactOutbox([outbox.settings], async () => {
    const visit = await storedVisit()
    if (!visit || Math.abs(now - visit.seenAt) < noteEveryMs) return
    await outbox.settings.put({ key: visitKey, value: { ...visit, seenAt: now } satisfies Visit })
  })
}
