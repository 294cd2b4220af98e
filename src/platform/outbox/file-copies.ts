import type { Entry } from './entry.ts'
import type { EntryRows } from './world.ts'

const prefix = 'fetched '

/** Returns under which name copies of the files of a request lie that the centre has; no draft or entry is called so. */
export function copiesOf(request: string): string {
  return prefix + request
}

/** True for a copy of a file that the centre has. */
export function isCopy({ of }: { readonly of: string }): boolean {
  return of.startsWith(prefix)
}

/** Deletes the files of an entry that the centre has, or makes copies of them, which stay. */
export async function releaseFiles(
  rows: Pick<EntryRows, 'files' | 'pointFile' | 'deleteFiles'>,
  { id, keepsFiles }: Pick<Entry, 'id' | 'keepsFiles'>,
): Promise<void> {
  if (!keepsFiles) return rows.deleteFiles(id)
  for (const file of await rows.files(id)) await rows.pointFile(file.id, copiesOf(id))
}
