import { signInKey, signInLifetimeMs } from '#src/platform/outbox/setting-keys.ts'
import { forgetDeleted, noteDeleted } from '#src/platform/device/forget-deleted.ts'
import { outbox, transactOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import type { StoredProgress } from '#src/features/account/sign-in-progress.ts'

/** Returns the stored unfinished sign-in; `undefined` without one. Rejects where storage does. */
export async function readProgress(): Promise<StoredProgress | undefined> {
  const stored = (await withOutbox(() => outbox.settings.get(signInKey)))?.value as StoredProgress | undefined
  return typeof stored?.at === 'number' ? stored : undefined
}

/** Stores an unfinished sign-in, or deletes it so that the browser's files lose it too. Rejects where storage does. */
export async function writeProgress(value: StoredProgress | undefined): Promise<void> {
  if (value) {
    await transactOutbox([outbox.settings], async () => {
      await outbox.settings.put({ key: signInKey, value })
    })
    return
  }
  await transactOutbox([outbox.settings], async () => {
    if (!(await outbox.settings.get(signInKey))) return
    await outbox.settings.delete(signInKey)
    await noteDeleted()
  })
  void forgetDeleted()
}

/** Deletes an unfinished sign-in that is too old, wherever the app is opened. Never rejects. */
export async function deleteOldProgress(now = Date.now()): Promise<void> {
  const stored = await readProgress().catch(() => undefined)
  if (stored && Math.abs(now - stored.at) > signInLifetimeMs)
    await writeProgress(undefined).catch(() => undefined)
}
