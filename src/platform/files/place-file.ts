import { saved, notSaved, type DraftFailure, type SaveResult } from '#src/base/outcome.ts'
import { isForgotten } from '#src/platform/outbox/forgotten.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import { guestOwner, ownerOfGuestWork } from '#src/platform/session/owner.ts'
import { outbox, withOutbox, type StoredFile } from '#src/platform/device/outbox-database.ts'
import type { Encrypted } from '#src/platform/device/encryption.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { deleteStoredFiles, storedFiles } from '#src/platform/outbox/file-rows.ts'
import { areSameFiles, decryptFacts, encryptFacts, type FileFactsWithKey } from './encrypted-file.ts'

/** A file on its way into a slot of a draft. */
interface Placement {
  readonly id: string
  readonly draft: string
  readonly facts: FileFactsWithKey
  readonly bytes: Encrypted
  /** The form's owner when it was opened. */
  readonly owner: string
}

interface PlannedWrite {
  readonly row: StoredFile
  readonly bytes: Encrypted
  /** The draft's files when they were read. */
  readonly previous: readonly StoredFile[]
  /** Ids of files that this one replaces. */
  readonly replaced: readonly string[]
}

/** Puts a file into a slot of a draft and deletes the earlier one, in one transaction. */
export function placeFile(placement: Placement): Promise<SaveResult<DraftFailure>> {
  return answerOf(() => place(placement))
}

async function place(placement: Placement): Promise<SaveResult<DraftFailure>> {
  const { id, draft, facts, bytes } = placement
  for (;;) {
    const owner = await ownerOf(placement)
    const key = await keyOf(owner)
    if (!key) return notSaved('locked')
    const previous = await withOutbox(() => storedFiles(owner, draft))
    const opened = await Promise.all(
      previous.map(async (file) => [file.id, await decryptFacts(key, file)] as const),
    )
    // A note that is being recorded takes the place of an earlier one only once it is whole.
    const replaced = opened.flatMap(([stored, knownFacts]) =>
      knownFacts?.slot === facts.slot && !facts.unfinished ? [stored] : [],
    )
    const sealed = await encryptFacts(key, facts)
    const row = { id, owner, of: draft, updatedAt: Date.now(), sealed }
    const result = await write({ row, bytes, previous, replaced })
    if (result !== 'changed') return result === 'saved' ? saved : notSaved('over')
  }
}

/** Returns the current owner: a claimed guest's draft belongs to the account. */
async function ownerOf({ draft, owner }: Placement): Promise<string> {
  const stored = await withOutbox(() => outbox.drafts.get(draft))
  return stored?.owner ?? (owner === guestOwner ? ownerOfGuestWork() : owner)
}

/** `changed` if draft or files changed after the encryption; `over` where there is no draft any more. */
function write({ row, bytes, previous, replaced }: PlannedWrite): Promise<'saved' | 'over' | 'changed'> {
  const tables = [outbox.drafts, outbox.entries, outbox.files, outbox.fileBytes]
  return withOutbox(() =>
    outbox.transaction('rw', tables, async () => {
      const draft = await outbox.drafts.get(row.of)
      if (!draft || isForgotten(row.of) || (await outbox.entries.get(row.of))) return 'over'
      const now = await storedFiles(row.owner, row.of)
      if (draft.owner !== row.owner || !areSameFiles(previous, now)) return 'changed'
      await deleteStoredFiles(replaced)
      await outbox.files.put(row)
      await outbox.fileBytes.put({ id: row.id, bytes })
      return 'saved'
    }),
  )
}
