import { decryptFacts } from '#src/platform/files/encrypted-file.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { outbox, watchOutbox, type StoredFile } from '#src/platform/device/outbox-database.ts'
import type { Answers } from '#src/base/answers.ts'
import { formDrafts, lineOf, wordsOf, type DraftLine } from './drafts.ts'

/** A draft with its answers and the number of its files, for somebody who fills in many. */
export interface DraftOnBoard extends DraftLine {
  readonly answers: Answers
  /** The slots whose files are on this phone. */
  readonly attachments: readonly string[]
}

/**
 * The drafts of the current user with their contents, the latest first, now and after every change in any tab. The bytes
 * of files are not read: of 200 farmers there are 1,600.
 */
export function watchBoard() {
  return watchOutbox(async (): Promise<DraftOnBoard[]> => {
    const owner = await ownerNow()
    const [rows, files, key] = await Promise.all([formDrafts(owner), filesOf(owner), existingKey(owner)])
    if (!key) return []
    const attachments = await filledSlots(files, key)
    const lines = await Promise.all(
      rows.map(async (row): Promise<DraftOnBoard | undefined> => {
        const words = await wordsOf(row, key)
        const line = lineOf(row, words)
        return line && { ...line, answers: words!.answers, attachments: attachments.get(row.id) ?? [] }
      }),
    )
    return lines.filter((line) => line !== undefined).toSorted((a, b) => b.updatedAt - a.updatedAt)
  })
}

function filesOf(owner: string): PromiseLike<StoredFile[]> {
  return outbox.files.where('[owner+of]').between([owner, ''], [owner, '\uffff']).toArray()
}

/** Returns the filled slots by draft. Caches decrypted metadata: a changed file is encrypted anew. */
async function filledSlots(files: readonly StoredFile[], key: CryptoKey): Promise<Map<string, string[]>> {
  const slots = new Map<string, string[]>()
  const opened = await Promise.all(files.map(async (file) => [file.of, await slotOf(file, key)] as const))
  for (const [of, slot] of opened) if (slot) slots.set(of, [...(slots.get(of) ?? []), slot])
  return slots
}

const known = new Map<string, string>()

async function slotOf(file: StoredFile, key: CryptoKey): Promise<string | undefined> {
  const as = `${file.owner} ${file.id} ${file.updatedAt}`
  const slot = known.get(as) ?? (await decryptFacts(key, file))?.slot
  if (slot !== undefined) known.set(as, slot)
  return slot
}
