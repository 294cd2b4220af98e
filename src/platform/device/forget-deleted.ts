import { newId } from '#src/base/ids.ts'
import { outbox, transactOutbox, withOutbox, type Table } from './outbox-database.ts'
import { newIdbLog } from './rotate-idb-log.ts'

/** Key of the setting that says that rows were deleted whose bytes are still in the browser's files. */
const deletedKey = 'deleted-bytes'

/** The tables with keys and with unencrypted rows. What is encrypted cannot be read without its key. */
const readable: readonly Table[] = [outbox.keys, outbox.settings, outbox.cartOperations, outbox.orders]

/** LevelDB merges a file of up to two megabytes after so many reads that looked into it in vain. */
const readsInVain = 150

/** How often, and with what pause in milliseconds: a file is merged with the next level only, and meanwhile. */
const rounds = 4
const pauseMs = 500

/**
 * Notes that rows were deleted which nobody may read from a copy of the disk. Runs within the caller's transaction over
 * the settings, so that a page which is closed before `forgetDeleted` leaves it to the next one.
 */
export function noteDeleted(): Promise<unknown> {
  return outbox.settings.put({ key: deletedKey, value: newId() })
}

let running: Promise<void> | undefined

/**
 * Makes the browser write its files without the noted rows. Chromium's LevelDB only adds to its files: a deleted or replaced row
 * stays in them until they are merged. A new log makes a file of what was written last; reads in vain make files of several levels one.
 * Never rejects; nobody waits for it. Other browsers only read a little.
 *
 * @param how.noted only if rows are noted; otherwise in any case, as on a phone without room for the note
 */
export function forgetDeleted({ noted = true } = {}): Promise<void> {
  running ??= (noted ? forgetNoted() : rewriteFiles())
    .catch(() => undefined)
    .finally(() => (running = undefined))
  return running
}

async function forgetNoted(): Promise<void> {
  for (let noted = await deletedAt(); noted !== undefined; noted = await deletedAt()) {
    await rewriteFiles()
    await transactOutbox([outbox.settings], async () => {
      if ((await deletedAt()) === noted) await outbox.settings.delete(deletedKey)
    })
  }
}

async function rewriteFiles(): Promise<void> {
  await newIdbLog()
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    for (const table of readable) await withOutbox(() => table.bulkGet(Array(readsInVain).fill(' ')))
  }
}

async function deletedAt(): Promise<unknown> {
  return (await withOutbox(() => outbox.settings.get(deletedKey)))?.value
}
