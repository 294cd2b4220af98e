import { notSaved, saved, type DraftFailure, type SaveResult } from '#src/base/outcome.ts'
import { guestSecret, isStillGuest } from '#src/platform/session/guest-secret.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { decryptContent, encryptContent } from '#src/platform/outbox/encrypted-content.ts'
import { Changed, entryFor, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'

/**
 * Sends a returned entry of a gone account, which is the guest's by now, as a guest; under its own id, so that the centre cannot
 * have it twice. `locked` if this guest cannot open it, `over` if another tab has sent or withdrawn it.
 */
export function sendAsGuest(id: string): Promise<SaveResult<DraftFailure>> {
  return answerOf(async () => {
    // While it was encrypted the guest has signed in, or a visit has begun: it is looked for anew.
    for (;;) {
      const outcome = await trySending(id).catch(changedIfGuestLeft)
      if (outcome !== 'changed') return outcome
    }
  })
}

async function trySending(id: string): Promise<SaveResult<DraftFailure>> {
  const key = await keyOf(guestOwner)
  const entry = await withOutbox(() => entryFor(guestOwner, id))
  if (!entry) return notSaved('over')
  const content = key && (await decryptContent(key, entry.sealed))
  if (!key || !content) return notSaved('locked')
  const guest = await guestSecret()
  const sealed = await encryptContent(key, { guest: guest.secret, ...content })
  return storedOutbox(() => isStillGuest(guest)).transact(async (rows) => {
    const row = await rows.get(id)
    if (row?.owner !== guestOwner) return notSaved('over')
    // A second tap: it is on its way.
    if (row.state !== 'returned') return saved
    const { returned: _over, ...facts } = row
    const now = { state: 'waiting', attempts: 0, nextAttemptAt: Date.now() } as const
    await rows.put({ ...facts, ...now, sealed, again: true, ofAccount: true })
    return saved
  })
}

function changedIfGuestLeft(error: unknown): 'changed' {
  if (error instanceof Changed) return 'changed'
  throw error
}
