import { kept, notKept, type Kept } from '#src/base/outcome.ts'
import { isForgotten } from '#src/core/outbox/forgotten.ts'
import { keyOf } from '#src/core/keys/keys.ts'
import { guestOwner, ownerOfGuestWork } from '#src/core/keys/owner.ts'
import { outbox, steadily, type HeldFile } from '#src/device/outbox-database.ts'
import type { Sealed } from '#src/device/sealing.ts'
import { deleteHeld, heldFiles } from '#src/core/outbox/file-rows.ts'
import { openFacts, sealFacts, type SealedFacts } from './sealed-file.ts'

/** A file on its way into a slot of a draft. */
interface Placing {
  readonly id: string
  readonly draft: string
  readonly facts: SealedFacts
  /** Absent where they are on the phone already. */
  readonly bytes?: Sealed
  /** Whose form it was when it was opened. */
  readonly owner: string
}

interface Written {
  readonly row: HeldFile
  readonly bytes: Sealed | undefined
  /** What the draft had when it was looked at. */
  readonly before: readonly HeldFile[]
  /** What goes, because the slot holds one file. */
  readonly instead: readonly string[]
}

/** Puts a file into a slot of a draft in place of what was there, all in one transaction. Rejects where the phone does. */
export async function placeFile(placing: Placing): Promise<Kept> {
  const { id, draft, facts, bytes } = placing
  for (;;) {
    const owner = await ownerOf(placing)
    const key = await keyOf(owner)
    if (!key) return notKept('locked')
    const before = await steadily(() => heldFiles(owner, draft))
    const opened = await Promise.all(
      before.map(async (file) => [file.id, await openFacts(key, file)] as const),
    )
    const instead = opened.flatMap(([held, known]) => (known?.slot === facts.slot ? [held] : []))
    const sealed = await sealFacts(key, facts)
    const row = { id, owner, of: draft, updatedAt: Date.now(), sealed }
    const said = await write({ row, bytes, before, instead })
    if (said !== 'changed') return said === 'kept' ? kept : notKept('refused')
  }
}

/** What a guest began and an account has claimed since is the account's. */
async function ownerOf({ draft, owner }: Placing): Promise<string> {
  const held = await steadily(() => outbox.drafts.get(draft))
  return held?.owner ?? (owner === guestOwner ? ownerOfGuestWork() : owner)
}

/** `changed` where draft or files are no longer what the sealing was made for; `late` where there is no draft any more. */
function write({ row, bytes, before, instead }: Written): Promise<'kept' | 'late' | 'changed'> {
  const tables = [outbox.drafts, outbox.entries, outbox.files, outbox.fileBytes]
  return steadily(() =>
    outbox.transaction('rw', tables, async () => {
      const draft = await outbox.drafts.get(row.of)
      if (!draft || isForgotten(row.of) || (await outbox.entries.get(row.of))) return 'late'
      // What lies here already may have been put elsewhere, or dropped, by another tab.
      if (!bytes && (await outbox.files.get(row.id))?.of !== '') return 'late'
      const now = await heldFiles(row.owner, row.of)
      const same = now.length === before.length && now.every(({ id }, at) => id === before[at]!.id)
      if (draft.owner !== row.owner || !same) return 'changed'
      await deleteHeld(instead)
      await outbox.files.put(row)
      if (bytes) await outbox.fileBytes.put({ id: row.id, bytes })
      return 'kept'
    }),
  )
}
