import { saved, type SaveResult } from '#src/base/outcome.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { knownSetting } from '#src/platform/outbox/setting-keys.ts'
import { markGuestWork, storedPerson, type Person } from '#src/platform/session/stored-session.ts'
import { outbox, watchOutbox, withOutbox, transactOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { endAnyVisit } from './end-any.ts'
import { claimGuestWork } from '#src/platform/session/claim-work.ts'

/** Counts of the work that was done without signing in. */
export interface GuestWork {
  readonly requests: number
  readonly drafts: number
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
  return { requests, drafts, files, answers }
}

/** Returns whose the guest's work is after a sign-in: asked about requests, drafts and files; answers alone stay the guest's. */
export function ownerToAsk({ requests, drafts, files, answers }: GuestWork): Person['guestWork'] {
  if (requests + drafts + files > 0) return 'unasked'
  return answers > 0 ? 'apart' : undefined
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
    await claimGuestWork(account, () => markGuestWork(undefined))
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
