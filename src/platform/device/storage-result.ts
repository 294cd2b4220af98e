import { Dexie } from 'dexie'
import { notSaved, saved, type Result, type SaveResult } from '#src/base/outcome.ts'

/** Runs a write and returns a result that a screen can show. Never rejects. */
export function saveResultOf(write: () => Promise<unknown>): Promise<SaveResult> {
  return answerOf(async () => {
    await write()
    return saved
  })
}

/** The same with the value of the write. */
export function resultOf<Value>(write: () => Promise<Value>): Promise<Result<Value>> {
  return answerOf(async () => ({ saved: true, value: await write() }))
}

/**
 * Runs work that answers with a result of its own, such as one that reads and encrypts before it writes. An exception, as
 * from a storage that does not open, becomes a result too. Never rejects.
 *
 * @param failed makes the answer of a failure, where it is more than a result
 */
export function answerOf<Own extends SaveResult<unknown>>(
  work: () => Promise<Own>,
): Promise<Own | Extract<SaveResult, { saved: false }>>
export function answerOf<Answer>(
  work: () => Promise<Answer>,
  failed: (outcome: SaveResult) => Answer,
): Promise<Answer>
export async function answerOf(
  work: () => Promise<unknown>,
  failed: (outcome: SaveResult) => unknown = (outcome) => outcome,
): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    return failed(notSaved(isQuota(error) ? 'full' : 'refused'))
  }
}

/** True if the quota was exceeded, at any depth of wrapped errors. */
export function isQuota(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const inner = (error as { inner?: unknown }).inner
  return error.name === 'QuotaExceededError' || error.name === Dexie.errnames.QuotaExceeded || isQuota(inner)
}
