import { newId } from '#src/base/ids.ts'
import { notKept, type Kept } from '#src/base/outcome.ts'
import { keyAtHand, keyOf } from '#src/core/keys/keys.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { outbox, steadily, watchOutbox, type HeldFile } from '#src/device/outbox-database.ts'
import { canEncrypt } from '#src/device/sealing.ts'
import { requestPersistence } from '#src/device/storage.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { deleteHeld, heldFiles } from '#src/core/outbox/file-rows.ts'
import { lineOf, type HeldDocument, type KeptDocument } from './held-document.ts'
import { placeFile } from './place-file.ts'
import { openFacts, openFile, sealFile } from './sealed-file.ts'

export type { HeldDocument, KeptDocument }
export { keepUnassigned, mostUnassigned } from './unassigned.ts'

/** A file that somebody chose for a slot of a draft. */
export interface ChosenDocument {
  /** The draft's id. It has to be kept before (`keepDraft`): a file without a draft would be nobody's. */
  readonly draft: string
  readonly slot: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** A MIME type, of which the bytes have been looked at. */
  readonly type: string
}

/**
 * Keeps a file in a slot of a draft, in place of what the slot held; it is on the disk when this says kept. `refused`
 * also where the draft is not there or was submitted meanwhile.
 *
 * @param owner whose form it was when it was opened (`ownerNow`); `locked` where that one no longer uses the phone
 */
export async function keepDocument(chosen: ChosenDocument, owner: string): Promise<KeptDocument> {
  return whereEncryptable(async () => {
    const { facts, bytes } = await sealFile(chosen.bytes, chosen)
    const id = newId()
    const outcome = await placeFile({ id, draft: chosen.draft, facts, bytes, owner })
    return outcome.kept ? { ...outcome, document: lineOf(id, facts) } : outcome
  })
}

/** Empties a slot of a draft of whoever uses the phone now. */
export async function dropDocument(draft: string, slot: string): Promise<Kept> {
  return outcomeOf(async () => {
    const inSlot = (await documentsOf(draft))
      .filter((storedFile) => storedFile.slot === slot)
      .map(({ id }) => id)
    await steadily(() =>
      outbox.transaction('rw', outbox.entries, outbox.files, outbox.fileBytes, async () => {
        // What was submitted meanwhile keeps its files: the centre waits for them.
        if (!(await outbox.entries.get(draft))) await deleteHeld(inSlot)
      }),
    )
  })
}

/** The files of a draft or an entry of whoever uses the phone now, now and after every change in any tab. */
export function watchDocuments(draft: string) {
  return watchOutbox(() => documentsOf(draft))
}

/** The files of a draft or an entry of whoever uses the phone now, the earliest first; none where the key is missing. */
export async function documentsOf(id: string): Promise<HeldDocument[]> {
  const owner = await ownerNow()
  const key = await keyAtHand(owner)
  const storedFile = await steadily(() => heldFiles(owner, id))
  if (!key) return []
  const lines = await Promise.all(
    storedFile.toSorted((a, b) => a.updatedAt - b.updatedAt).map((file) => lineFor(file, key)),
  )
  return lines.filter((line) => line !== undefined)
}

/** A file's bytes, if it is a file of whoever uses the phone now. */
export async function readDocument(id: string): Promise<Blob | undefined> {
  const file = await steadily(() => outbox.files.get(id))
  const owner = await ownerNow()
  const key = file?.owner === owner ? await keyOf(owner) : undefined
  const facts = file && key && (await openFacts(key, file))
  const bytes = facts && (await openFile(id, facts))
  return bytes && new Blob([bytes], { type: facts.type })
}

/** What came by way of *Share* and has no place in a draft yet, now and after every change. */
export function watchUnassigned() {
  return watchDocuments('')
}

/** Puts a file that belongs to no draft yet into a slot of one, in place of what the slot held. */
export async function assignDocument(id: string, draft: string, slot: string): Promise<KeptDocument> {
  return whereEncryptable(async () => {
    const owner = await ownerNow()
    const file = await steadily(() => outbox.files.get(id))
    const key = file?.owner === owner ? await keyOf(owner) : undefined
    const storedFacts = file?.of === '' && key ? await openFacts(key, file) : undefined
    if (!storedFacts) return notKept('refused')
    const facts = { ...storedFacts, slot }
    const outcome = await placeFile({ id, draft, facts, owner })
    return outcome.kept ? { ...outcome, document: lineOf(id, facts) } : outcome
  })
}

/** Drops a file that belongs to no draft. */
export function dropUnassigned(id: string): Promise<Kept> {
  return outcomeOf(async () => {
    const owner = await ownerNow()
    await steadily(() =>
      outbox.transaction('rw', outbox.files, outbox.fileBytes, async () => {
        const file = await outbox.files.get(id)
        if (file?.owner === owner && file.of === '') await deleteHeld([id])
      }),
    )
  })
}

async function whereEncryptable(work: () => Promise<KeptDocument>): Promise<KeptDocument> {
  if (!canEncrypt()) return notKept('refused')
  let result: KeptDocument | undefined
  const outcome = await outcomeOf(async () => (result = await work()))
  if (result?.kept) void requestPersistence()
  return result ?? outcome
}

async function lineFor(file: HeldFile, key: CryptoKey): Promise<HeldDocument | undefined> {
  const facts = await openFacts(key, file)
  return facts && lineOf(file.id, facts)
}
