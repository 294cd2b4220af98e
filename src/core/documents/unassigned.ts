import { newId } from '#src/base/ids.ts'
import { notKept } from '#src/base/outcome.ts'
import { keyOf } from '#src/core/keys/keys.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { canEncrypt } from '#src/device/sealing.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { lineOf, type KeptDocument } from './held-document.ts'
import { sealFacts, sealFile } from './sealed-file.ts'

/** So many files that belong to no draft are kept: what came by way of another app's *Share*. */
export const mostUnassigned = 10

/**
 * Keeps a file that belongs to no draft yet, under the key of whoever uses the phone now; page and worker can. `limit`
 * where there are as many as are kept.
 */
export async function keepUnassigned(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<KeptDocument> {
  if (!canEncrypt()) return notKept('refused')
  let result: KeptDocument | undefined
  const outcome = await outcomeOf(async () => {
    result = await save(bytes, type)
  })
  return result ?? outcome
}

async function save(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<KeptDocument> {
  const owner = await ownerNow()
  const key = await keyOf(owner)
  if (!key) return notKept('locked')
  const { facts, bytes: sealed } = await sealFile(bytes, { slot: '', type })
  const id = newId()
  const row = { id, owner, of: '', updatedAt: Date.now(), sealed: await sealFacts(key, facts) }
  let isFull = false
  await steadily(() =>
    outbox.transaction('rw', outbox.files, outbox.fileBytes, async () => {
      isFull = (await outbox.files.where('[owner+of]').equals([owner, '']).count()) >= mostUnassigned
      if (isFull) return
      await outbox.files.put(row)
      await outbox.fileBytes.put({ id, bytes: sealed })
    }),
  )
  return isFull ? notKept('limit') : { kept: true, document: lineOf(id, facts) }
}
