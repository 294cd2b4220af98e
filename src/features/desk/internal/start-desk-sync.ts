import { deskAnswerForm } from '#src/features/requests/requests-api.ts'
import { receivedOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { isOnline } from '#src/platform/device/network.ts'
import { whileVisible } from '#src/platform/device/visible.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { syncDesk, type SyncResult } from './sync-desk.ts'

/** Polling interval of a visible desk, in milliseconds. */
const interval = 30_000

/**
 * Syncs the desk while it is visible, and at once when an own action has arrived.
 *
 * @param onResult called with the result of each sync
 * @param sync fetches the visible items, by default the list of requests and orders
 * @param kind the kind of the actions that it shows
 * @returns a function that stops it
 */
export function startDeskSync(
  onResult: (outcome: SyncResult) => void,
  sync: () => Promise<SyncResult> = syncDesk,
  kind: string = deskAnswerForm,
): () => void {
  let running = false
  let again = false
  const check = () => {
    if (!isOnline()) return onResult('no network')
    again = running
    if (running) return
    running = true
    let result: SyncResult = 'no network'
    void saveResultOf(async () => void (result = await sync())).finally(() => {
      running = false
      onResult(result)
      if (again) check()
    })
  }
  const watching = watchOutbox(() => arrivedCount(kind)).subscribe({
    next: (count) => count > 0 && check(),
    error: () => {},
  })
  const stop = whileVisible(check, interval)
  return () => {
    watching.unsubscribe()
    stop()
  }
}

async function arrivedCount(kind: string): Promise<number> {
  const owner = (await currentPerson())?.id
  return owner ? (await receivedOfKind(owner, kind)).length : 0
}
