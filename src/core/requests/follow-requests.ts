import { existingKey } from '#src/core/keys/keys.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { unconfirmedOf } from '#src/core/outbox/unconfirmed.ts'
import { syncRequests } from './sync-requests.ts'

/**
 * Syncs the current user's requests, and sends again what a restored centre has lost of them. For pages: the worker cannot
 * load a part of itself later.
 */
export async function followRequests(): Promise<void> {
  if (!(await syncRequests())) return
  const owner = await ownerNow()
  const unconfirmed = await unconfirmedOf('requests', owner)
  const key = unconfirmed && (await existingKey(owner))
  if (!unconfirmed || !key) return
  const { sendLostAgain } = await import('./send-again.ts')
  await sendLostAgain(owner, key, unconfirmed)
}
