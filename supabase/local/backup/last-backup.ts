import { join } from 'node:path'
import { PlainError } from '#local/plain-error.ts'
import { readSmall, writeSmall } from '#local/small-file.ts'

/** In the data folder: when it was last copied, and the copy was opened. Copies leave it out, since it is news of this folder alone. */
export const lastBackupName = 'last-backup.json'

/** Notes that a copy was just made and proven. */
export const noteBackup = (dataDir: string, made: Date) =>
  writeSmall(join(dataDir, lastBackupName), { made: made.toISOString() })

/** Returns when the last proven copy was made, ISO 8601; `undefined` if nobody knows of one. */
export async function lastBackup(dataDir: string): Promise<string | undefined> {
  const note = await readSmall({
    file: join(dataDir, lastBackupName),
    holds: 'when the last backup was made',
    wayOut: 'remove it',
    parse: ({ made }: { made?: unknown }) => (typeof made === 'string' ? { made } : undefined),
  }).catch((error: unknown) => {
    // A page of facts is no reason to stop.
    if (error instanceof PlainError) return undefined
    throw error
  })
  return note?.made
}
