import { Dexie } from 'dexie'
import { kept, notKept, type Kept } from '#src/base/outcome.ts'

/** Runs a write and says what became of it, in the few kinds that a person can be told about. */
export async function outcomeOf(write: () => Promise<unknown>): Promise<Kept> {
  try {
    await write()
    return kept
  } catch (error) {
    return notKept(isQuota(error) ? 'full' : 'refused')
  }
}

/** True when storage ran out of room, however deep the browser wraps it. */
function isQuota(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = (error as { inner?: unknown }).inner
  return error.name === 'QuotaExceededError' || error.name === Dexie.errnames.QuotaExceeded || isQuota(inner)
}
