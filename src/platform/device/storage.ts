import { readLocal, writeLocal } from './local-storage.ts'
import { newId } from '#src/base/ids.ts'
import { outbox, withOutbox, watchOutbox } from './outbox-database.ts'

/** The browser's answer to the request for persistent storage; `denied` may change with the app's use. */
export type Persistence = 'unasked' | 'granted' | 'denied' | 'not offered'

const persistence = 'persistence'
const markerKey = 'marker'
const wiped = 'wiped'

let isRequested = false

/**
 * Requests persistent storage at a page's first save, and marks the database so that a wipe is noticed. Never
 * rejects; nobody waits for it.
 */
export async function requestPersistence(): Promise<void> {
  if (isRequested) return
  isRequested = true
  await writeMarker(Date.now())
  const value = await requestPersistentStorage().catch(() => 'denied' as const)
  await withOutbox(() => outbox.settings.put({ key: persistence, value })).catch(() => undefined)
}

/** Observes the browser's answer. */
export function watchPersistence() {
  return watchOutbox(
    async () => ((await outbox.settings.get(persistence))?.value as Persistence | undefined) ?? 'unasked',
  )
}

/** Returns used and available bytes; `undefined` if the browser does not report them. */
export async function storageEstimate(): Promise<{ used: number; most: number } | undefined> {
  const { usage, quota } =
    (await storageManager()
      ?.estimate?.()
      .catch(() => undefined)) ?? {}
  return usage === undefined || quota === undefined ? undefined : { used: usage, most: quota }
}

/**
 * Checks the database's mark. A missing mark means that the person or the browser has cleared it, with all
 * unsent data; records that for `watchWipe`. Never rejects.
 */
export async function detectWipe(now = Date.now()): Promise<void> {
  // Where nothing was ever saved nothing can be missed.
  if (readLocal('outbox') !== null) await writeMarker(now)
}

async function writeMarker(now: number): Promise<void> {
  const known = readLocal('outbox')
  const made = known ?? newId()
  try {
    const stored = await withOutbox(() =>
      outbox.transaction('rw', outbox.settings, async () => {
        const storedMarker = (await outbox.settings.get(markerKey))?.value as string | undefined
        if (storedMarker !== undefined) return storedMarker
        await outbox.settings.put({ key: markerKey, value: made })
        if (known !== null) await outbox.settings.put({ key: wiped, value: now })
        return made
      }),
    )
    if (stored !== known) writeLocal('outbox', stored)
  } catch {
    // Without storage, saving reports the failure.
  }
}

/** Observes the time at which a wipe was noticed, in milliseconds since 1970; `undefined` without one. */
export function watchWipe() {
  return watchOutbox(async () => (await outbox.settings.get(wiped))?.value as number | undefined)
}

/** The person has read of it. */
export async function dismissWipe(): Promise<void> {
  await withOutbox(() => outbox.settings.delete(wiped)).catch(() => undefined)
}

async function requestPersistentStorage(): Promise<Persistence> {
  const storage = storageManager()
  if (!storage?.persist) return 'not offered'
  if (await storage.persisted?.()) return 'granted'
  return (await storage.persist()) ? 'granted' : 'denied'
}

function storageManager(): Partial<StorageManager> | undefined {
  return (navigator as { storage?: Partial<StorageManager> }).storage
}
