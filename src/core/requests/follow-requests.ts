import { claimPrefix } from '#src/core/guest/claim-work.ts'
import { existingKey } from '#src/core/keys/keys.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { lostAfter } from '#src/core/outbox/unconfirmed.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { syncRequests } from './sync-requests.ts'

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
