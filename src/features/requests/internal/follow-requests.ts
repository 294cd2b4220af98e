import { claimPrefix } from '#src/platform/session/claim-work.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { lostAfter } from '#src/platform/outbox/unconfirmed.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { syncRequests } from '#src/features/requests/sync-requests.ts'

/**
 * Syncs the current user's requests, and sends requests again that a restored centre has lost. For pages: the worker
 * cannot load a part of itself later.
 */
export async function followRequests(): Promise<void> {
  const owner = await ownerNow()
  // Until the centre knows that a guest of this phone is the account, its list lacks the guest's requests.
  const wasClaiming = await hasClaims(owner)
  const lost = await lostAfter('requests', owner, syncRequests)
  const key = lost && (await existingKey(owner))
  if (!lost || !key || wasClaiming || (await ownerNow()) !== owner) return
  const { sendLostAgain } = await import('./send-again.ts')
  await sendLostAgain(owner, key, lost)
}

/** True while the centre has yet to hear that a guest of this phone is the account. */
export async function hasClaims(account: string): Promise<boolean> {
  return (await withOutbox(() => outbox.settings.where('key').startsWith(claimPrefix(account)).count())) > 0
}
