import { notSaved, saved, type DraftFailure, type SaveResult } from '#src/base/outcome.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { storedFiles } from '#src/platform/outbox/file-rows.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { areSameFiles, decryptFacts, encryptFacts } from './encrypted-file.ts'

/**
 * Swaps the files of two slots of the current user's draft; an empty slot takes the other's file. `over` if the draft or
 * its photos were submitted or dropped, `locked` without the owner's key; nothing was changed then.
 */
export function swapFiles(
  draft: string,
  slots: readonly [string, string],
): Promise<SaveResult<DraftFailure>> {
  return answerOf(() => swap(draft, slots))
}

async function swap(draft: string, slots: readonly [string, string]): Promise<SaveResult<DraftFailure>> {
  for (;;) {
    const result = await trySwap(draft, slots)
    // A photo that was just being made small has come in between: no browser refuses anything for that.
    if (result !== 'changed') return result
  }
}

async function trySwap(
  draft: string,
  [one, other]: readonly [string, string],
): Promise<SaveResult<DraftFailure> | 'changed'> {
  const owner = await ownerNow()
  const key = await keyOf(owner)
  if (!key) return notSaved('locked')
  const rows = await withOutbox(() => storedFiles(owner, draft))
  const made = await Promise.all(
    rows.map(async (row) => {
      const facts = await decryptFacts(key, row)
      const slot = facts?.slot === one ? other : facts?.slot === other ? one : undefined
      return slot === undefined ? [] : [{ ...row, sealed: await encryptFacts(key, { ...facts!, slot }) }]
    }),
  )
  const swapped = made.flat()
  return withOutbox(() =>
    outbox.transaction(
      'rw',
      outbox.drafts,
      outbox.entries,
      outbox.files,
      async (): Promise<SaveResult<DraftFailure> | 'changed'> => {
        const now = await storedFiles(owner, draft)
        // A submission names its files by slot, and can no longer change.
        const stored = await outbox.drafts.get(draft)
        if (!stored || (await outbox.entries.get(draft))) return notSaved('over')
        if (stored.owner !== owner) return notSaved('locked')
        if (!areSameFiles(rows, now)) return 'changed'
        if (swapped.length === 0) return notSaved('over')
        await outbox.files.bulkPut(swapped)
        return saved
      },
    ),
  )
}
