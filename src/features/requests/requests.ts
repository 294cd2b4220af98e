import type { Request } from './requests-api.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { decrypt } from '#src/platform/device/encryption.ts'

export type { Request } from './requests-api.ts'

/** Observes the current user's requests from the last sync, the latest first. */
export function watchRequests() {
  return watchOutbox(readRequests)
}

/** The same as they stand now. */
export async function readRequests(): Promise<Request[]> {
  const owner = await ownerNow()
  const rows = await outbox.requests.where('owner').equals(owner).toArray()
  const key = await existingKey(owner)
  if (!key) return []
  const texts = await Promise.all(rows.map(({ sealed }) => decrypt(key, sealed).catch(() => undefined)))
  const requests = texts.flatMap((text) => (text === undefined ? [] : [JSON.parse(text) as Request]))
  return requests.toSorted((a, b) => (a.received_at < b.received_at ? 1 : -1))
}
