import { newId } from '#src/base/ids.ts'
import type { EntryRows } from './world.ts'
import { outbox, type StoredFile } from '#src/platform/device/outbox-database.ts'

/** Files as a transaction of the outbox has them; call them within one that spans `files` and `fileBytes`. */
export const fileRows: Pick<EntryRows, 'files' | 'pointFile' | 'copyFile' | 'deleteFiles'> = {
  files: (of) => Promise.resolve(outbox.files.where({ of }).toArray()),
  pointFile: async (id, of) => void (await outbox.files.update(id, { of })),
  copyFile: async (id, of) => {
    const [file, held] = await Promise.all([outbox.files.get(id), outbox.fileBytes.get(id)])
    const copy = newId()
    if (file) await outbox.files.put({ ...file, id: copy, of })
    if (held) await outbox.fileBytes.put({ id: copy, bytes: held.bytes })
  },
  deleteFiles: async (of) => deleteStoredFiles(await outbox.files.where({ of }).primaryKeys()),
}

/** The files of an owner's draft or entry, without their bytes. */
export function storedFiles(owner: string, of: string): PromiseLike<StoredFile[]> {
  return outbox.files.where('[owner+of]').equals([owner, of]).toArray()
}

/** Returns the id of a later piece of a recording; the first has the file's own id. */
export function pieceId(file: string, number: number): string {
  return number === 0 ? file : `${file}/${String(number).padStart(5, '0')}`
}

/** Deletes files with their bytes, also those of a recording in pieces. */
export async function deleteStoredFiles(ids: readonly string[]): Promise<void> {
  await outbox.files.bulkDelete([...ids])
  await outbox.fileBytes.bulkDelete([...ids])
  await outbox.fileBytes
    .where('id')
    .startsWithAnyOf(ids.map((id) => `${id}/`))
    .delete()
}
