import { newId } from '#src/base/ids.ts'
import { notSaved, type SaveFailure } from '#src/base/outcome.ts'
import { keyOf } from '#src/core/keys/keys.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { canEncrypt } from '#src/device/encryption.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { lineOf, type SavedDocument } from './stored-document.ts'
import { encryptFacts, encryptFile } from './encrypted-file.ts'

/** The largest number of unassigned files. */
export const mostUnassigned = 10

/** Saves an unassigned file under the current user's key, from page or worker. `limit` if there are too many. */
export async function saveUnassigned(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<SavedDocument<SaveFailure>> {
  if (!canEncrypt()) return notSaved('refused')
  let result: SavedDocument<SaveFailure> | undefined
  const outcome = await saveResultOf(async () => {
    result = await save(bytes, type)
  })
  return result ?? outcome
}

async function save(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<SavedDocument<SaveFailure>> {
  const owner = await ownerNow()
  const key = await keyOf(owner)
  if (!key) return notSaved('locked')
  const { facts, bytes: sealed } = await encryptFile(bytes, { slot: '', type })
  const id = newId()
  const row = { id, owner, of: '', updatedAt: Date.now(), sealed: await encryptFacts(key, facts) }
  let isFull = false
  await withOutbox(() =>
    outbox.transaction('rw', outbox.files, outbox.fileBytes, async () => {
      isFull = (await outbox.files.where('[owner+of]').equals([owner, '']).count()) >= mostUnassigned
      if (isFull) return
      await outbox.files.put(row)
      await outbox.fileBytes.put({ id, bytes: sealed })
    }),
  )
  return isFull ? notSaved('limit') : { saved: true, document: lineOf(id, facts) }
}
