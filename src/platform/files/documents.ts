import { newId } from '#src/base/ids.ts'
import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { existingKey, keyOf } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { outbox, withOutbox, watchOutbox, type StoredFile } from '#src/platform/device/outbox-database.ts'
import { canEncrypt } from '#src/platform/device/encryption.ts'
import { requestPersistence } from '#src/platform/device/storage.ts'
import { answerOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import { deleteStoredFiles, storedFiles } from '#src/platform/outbox/file-rows.ts'
import { lineOf, type StoredDocument, type SavedDocument } from './stored-document.ts'
import { placeFile } from './place-file.ts'
import { decryptFacts, decryptFile, encryptFile } from './encrypted-file.ts'

export type { StoredDocument, SavedDocument }
export { saveUnassigned } from './unassigned.ts'

/** A file that somebody chose for a slot of a draft. */
export interface ChosenDocument {
  /** The draft's id. Save the draft first (`saveDraft`): a file needs one. */
  readonly draft: string
  readonly slot: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** A MIME type, of which the bytes have been looked at. */
  readonly type: string
  /** Length of a voice note. */
  readonly seconds?: number
}

/**
 * Saves a file in a slot of a draft, replacing the slot's file; resolves once it is on disk. `over` if
 * the draft is missing or was submitted meanwhile.
 *
 * @param owner the form's owner when it was opened (`ownerNow`); `locked` if that owner no longer uses the phone
 */
export async function saveDocument(chosen: ChosenDocument, owner: string): Promise<SavedDocument> {
  return whereEncryptable(async () => {
    const { facts, bytes } = await encryptFile(chosen.bytes, chosen)
    const id = newId()
    const outcome = await placeFile({ id, draft: chosen.draft, facts, bytes, owner })
    return outcome.saved ? { ...outcome, document: lineOf(id, facts) } : outcome
  })
}

/** Empties a slot of a draft of the current user. */
export async function dropDocument(draft: string, slot: string): Promise<SaveResult> {
  return saveResultOf(async () => {
    const inSlot = (await documentsOf(draft))
      .filter((storedFile) => storedFile.slot === slot)
      .map(({ id }) => id)
    await withOutbox(() =>
      outbox.transaction('rw', outbox.entries, outbox.files, outbox.fileBytes, async () => {
        // A draft that was submitted meanwhile keeps its files: the centre waits for them.
        if (!(await outbox.entries.get(draft))) await deleteStoredFiles(inSlot)
      }),
    )
  })
}

/** The files of a draft or an entry of the current user, now and after every change in any tab. */
export function watchDocuments(draft: string) {
  return watchOutbox(() => documentsOf(draft))
}

/** The files of a draft or an entry of the current user, the earliest first; none where the key is missing. */
export async function documentsOf(id: string): Promise<StoredDocument[]> {
  const owner = await ownerNow()
  const key = await existingKey(owner)
  const storedFile = await withOutbox(() => storedFiles(owner, id))
  if (!key) return []
  const lines = await Promise.all(
    storedFile.toSorted((a, b) => a.updatedAt - b.updatedAt).map((file) => lineFor(file, key)),
  )
  return lines.filter((line) => line !== undefined)
}

/** A file's bytes, if it is a file of the current user. */
export async function readDocument(id: string): Promise<Blob | undefined> {
  const file = await withOutbox(() => outbox.files.get(id))
  const owner = await ownerNow()
  const key = file?.owner === owner ? await keyOf(owner) : undefined
  const facts = file && key && (await decryptFacts(key, file))
  const bytes = facts && (await decryptFile(id, facts))
  return bytes && new Blob([bytes], { type: facts.type })
}

/** Observes shared files that belong to no draft. */
export function watchUnassigned() {
  return watchDocuments('')
}

/** Drops a file that belongs to no draft. */
export function dropUnassigned(id: string): Promise<SaveResult> {
  return saveResultOf(async () => {
    const owner = await ownerNow()
    await withOutbox(() =>
      outbox.transaction('rw', outbox.files, outbox.fileBytes, async () => {
        const file = await outbox.files.get(id)
        if (file?.owner === owner && file.of === '') await deleteStoredFiles([id])
      }),
    )
  })
}

async function whereEncryptable(work: () => Promise<SavedDocument>): Promise<SavedDocument> {
  if (!canEncrypt()) return notSaved('refused')
  const result = await answerOf(work, (outcome): SavedDocument => outcome)
  if (result.saved) void requestPersistence()
  return result
}

async function lineFor(file: StoredFile, key: CryptoKey): Promise<StoredDocument | undefined> {
  const facts = await decryptFacts(key, file)
  return facts && !facts.unfinished ? lineOf(file.id, facts) : undefined
}
