import { Dexie } from 'dexie'

let isRotated = false

/**
 * Makes the browser begin a new log for its databases, once for each page and worker; nobody waits for it. Chromium's
 * LevelDB appends to the existing log. After a kill within a record, the next start appends behind the torn piece, and
 * the start after that discards the log with every database of this origin (chromium 460568;
 * e2e/torn-in-a-write.spec.ts). Deleting any database makes LevelDB write its data to a table and begin a new log. Other
 * browsers lose a few milliseconds.
 */
export function rotateIdbLog(): void {
  if (isRotated) return
  isRotated = true
  // Later: Dexie mistakes a database that opens within the first work of another for a part of that work's transaction.
  setTimeout(() => void newIdbLog())
}

/** Makes the browser begin a new log for its databases now. Never rejects. */
export async function newIdbLog(): Promise<void> {
  const empty = new Dexie('khet-seva-new-log')
  empty.version(1).stores({})
  await empty
    .open()
    .then(() => empty.delete())
    .catch(() => undefined)
}
