import { Dexie } from 'dexie'

let isRotated = false

/**
 * Makes the browser begin a new log for its databases, once for each page and worker. Never rejects; nobody
 * waits for it. Chromium's LevelDB appends to the existing log. After a kill within a record, the next start
 * appends behind the torn piece, and the start after that discards the log with every database of this origin
 * (chromium 460568; e2e/torn-in-a-write.spec.ts). Deleting any database makes LevelDB write its data to a table
 * and begin a new log. Other browsers lose a few milliseconds.
 */
export async function rotateIdbLog(): Promise<void> {
  if (isRotated) return
  isRotated = true
  await newIdbLog()
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
