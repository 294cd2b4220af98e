import { isDeparted } from '#src/platform/session/owner.ts'
import { fileRows } from '#src/platform/outbox/file-rows.ts'
import { noteDeleted } from '#src/platform/device/forget-deleted.ts'
import { encryptedTables, outbox, withOutbox } from '#src/platform/device/outbox-database.ts'

/** The tables with a guest's data, carts apart; a transaction over them may call all functions of a visit. */
export const guestTables = [...encryptedTables, outbox.fileBytes, outbox.keys, outbox.settings]

/** Deletes confirmed entries of past visits and, on request, returned ones; then the unused keys. */
export function sweepVisits({ returnedToo = false } = {}): Promise<void> {
  return withOutbox(async () => {
    // Nearly always there is none: then nothing is locked.
    if (!(await ownersOfKeys()).some(isDeparted)) return
    await outbox.transaction('rw', guestTables, async () => {
      const rows = (await outbox.entries.toArray()).filter(({ owner }) => isDeparted(owner))
      const gone = rows.filter(({ state }) => state === 'received' || (returnedToo && state === 'returned'))
      for (const { id } of gone) await fileRows.deleteFiles(id)
      await outbox.entries.bulkDelete(gone.map(({ id }) => id))
      const needed = new Set(rows.filter((row) => !gone.includes(row)).map(({ owner }) => owner))
      const unused = (await ownersOfKeys()).filter((owner) => isDeparted(owner) && !needed.has(owner))
      await outbox.keys.bulkDelete(unused)
      await noteDeleted()
    })
  })
}

const ownersOfKeys = () => outbox.keys.toCollection().primaryKeys()
