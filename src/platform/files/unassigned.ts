import { newId } from '#src/base/ids.ts'
import { notSaved, type SaveFailure } from '#src/base/outcome.ts'
import { guestSince, keyOfVisit } from '#src/platform/session/keys.ts'
import { guestOwner, ownerNow } from '#src/platform/session/owner.ts'
import { outbox, withOutbox, type StoredFile } from '#src/platform/device/outbox-database.ts'
import { canEncrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { resultOf } from '#src/platform/device/storage-result.ts'
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
  const outcome = await resultOf(() => save(bytes, type))
  return outcome.saved ? outcome.value : outcome
}

async function save(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<SavedDocument<SaveFailure>> {
  const { facts, bytes: sealed } = await encryptFile(bytes, { slot: '', type })
  for (;;) {
    const found = await keyOfVisit(ownerNow)
    if (!found) return notSaved('locked')
    const id = newId()
    const row = {
      id,
      owner: found.owner,
      of: '',
      updatedAt: Date.now(),
      sealed: await encryptFacts(found.key, facts),
    }
    const result = await write(row, sealed, found.visit)
    if (result === 'limit') return notSaved('limit')
    if (result === 'saved') return { saved: true, document: lineOf(id, facts) }
  }
}

/** `changed` where a visit has ended since it was encrypted. */
function write(
  row: StoredFile,
  bytes: Encrypted,
  visit: string | undefined,
): Promise<'saved' | 'limit' | 'changed'> {
  return withOutbox(() =>
    outbox.transaction('rw', outbox.files, outbox.fileBytes, outbox.settings, async () => {
      const owner = row.owner === guestOwner ? await guestSince(visit) : row.owner
      if (owner === undefined) return 'changed'
      if ((await outbox.files.where('[owner+of]').equals([owner, '']).count()) >= mostUnassigned)
        return 'limit'
      await outbox.files.put({ ...row, owner })
      await outbox.fileBytes.put({ id: row.id, bytes })
      return 'saved'
    }),
  )
}
