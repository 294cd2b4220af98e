import { Dexie } from 'dexie'
import { saved, notSaved, type SaveResult } from '#src/base/outcome.ts'

/** Runs a write and returns a result that a screen can show. Never rejects. */
export async function saveResultOf(write: () => Promise<unknown>): Promise<SaveResult> {
  try {
    await write()
    return saved
  } catch (error) {
    return notSaved(isQuota(error) ? 'full' : 'refused')
  }
}

/** True if the quota was exceeded, at any depth of wrapped errors. */
export function isQuota(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = (error as { inner?: unknown }).inner
  return error.name === 'QuotaExceededError' || error.name === Dexie.errnames.QuotaExceeded || isQuota(inner)
}
