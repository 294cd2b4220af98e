import type { SaveFailure } from '#src/base/outcome.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { storedFiles } from '#src/platform/outbox/file-rows.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'
import { decryptFacts } from './encrypted-file.ts'
import { finishRecordings } from './recording.ts'

/** Files whose loss somebody was told, for the life of the page. */
const told = new Set<string>()

/**
 * Ends the recordings of a draft of the current user, and returns why one that a killed page left could not be saved; or
 * `unread`, once, if the phone cannot read one of its files any more: a submission goes without that.
 */
export async function faultOfFiles(draft: string): Promise<SaveFailure | 'unread' | undefined> {
  const failure = await finishRecordings(draft)
  if (failure !== undefined) return failure === 'over' ? undefined : failure
  const owner = await ownerNow()
  const key = await existingKey(owner)
  if (!key) return undefined
  const files = await withOutbox(() => storedFiles(owner, draft))
  const facts = await Promise.all(files.map((file) => decryptFacts(key, file)))
  const lost = files.filter(({ id }, at) => !facts[at] && !told.has(id))
  for (const { id } of lost) told.add(id)
  return lost.length > 0 ? 'unread' : undefined
}
