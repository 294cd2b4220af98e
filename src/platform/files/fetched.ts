import { newId } from '#src/base/ids.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { copiesOf, isCopy } from '#src/platform/outbox/file-copies.ts'
import { deleteStoredFiles } from '#src/platform/outbox/file-rows.ts'
import { canEncrypt } from '#src/platform/device/encryption.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { typeOf, voiceTypeOf } from '#src/platform/photos/signature.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { decryptFacts, decryptFile, encryptFacts, encryptFile } from './encrypted-file.ts'

/** The largest number of fetched files of an owner; the centre has them all. */
const mostFetched = 60

/** Returns bytes with the type that their first bytes say; of any other file it is only a download. */
export function blobOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  // Of our own origin once it has an address: only a picture, a PDF or a voice may be more than a download.
  return new Blob([bytes], { type: typeOf(bytes) ?? voiceTypeOf(bytes) ?? 'application/octet-stream' })
}

/** Returns the current user's copy of a file of a request; `undefined` if this phone has none. */
export async function readFetched(request: string, sha256: string): Promise<Blob | undefined> {
  const owner = await ownerNow()
  const key = await existingKey(owner)
  if (!key) return undefined
  const rows = await withOutbox(() =>
    outbox.files
      .where('[owner+of]')
      .equals([owner, copiesOf(request)])
      .toArray(),
  )
  for (const row of rows) {
    const facts = await decryptFacts(key, row)
    const bytes = facts?.sha256 === sha256 ? await decryptFile(row.id, facts) : undefined
    if (bytes) return blobOf(bytes)
  }
  return undefined
}

/**
 * Stores a copy of a file under its reader's key, and deletes the oldest copies beyond the limit. Without room there is no
 * copy; unsent work is never touched.
 *
 * @param owner the reader when it was fetched; nothing is stored for anybody else
 */
export async function saveFetched(
  owner: string,
  request: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await saveResultOf(async () => {
    const key = canEncrypt() ? await existingKey(owner) : undefined
    if (!key || (await ownerNow()) !== owner) return
    const { facts, bytes: sealedBytes } = await encryptFile(bytes, { slot: '', type: blobOf(bytes).type })
    const id = newId()
    const of = copiesOf(request)
    const row = { id, owner, of, updatedAt: Date.now(), sealed: await encryptFacts(key, facts) }
    await withOutbox(() =>
      outbox.transaction('rw', outbox.files, outbox.fileBytes, async () => {
        await outbox.files.put(row)
        await outbox.fileBytes.put({ id, bytes: sealedBytes })
        const copies = (await outbox.files.where({ owner }).toArray()).filter(isCopy)
        const oldest = copies.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(mostFetched)
        await deleteStoredFiles(oldest.map((copy) => copy.id))
      }),
    )
  })
}
