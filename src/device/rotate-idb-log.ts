import { Dexie } from 'dexie'

let isRotated = false

/**
 * Makes the browser begin a new log for its databases, once for each page and worker; never rejects, nobody waits for it.
 *
 * Chromium's LevelDB goes on with the log that it finds. Where it was killed in the middle of a record, the next start
 * writes on behind the torn piece, and the start after that takes the log for broken and throws away every database of
 * this address (chromium 460568; e2e/torn-in-a-write.spec.ts shows it). To delete a database, however small, makes it
 * put all that it has into a table of its own and begin anew. Other browsers lose a few milliseconds.
 */
export async function rotateIdbLog(): Promise<void> {
  if (isRotated) return
  isRotated = true
  const empty = new Dexie('khet-seva-new-log')
  empty.version(1).stores({})
  await empty
    .open()
    .then(() => empty.delete())
    .catch(() => undefined)
}
