import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { saidPaidKind } from '#src/features/orders/order-content.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { newEntry } from '#src/platform/outbox/queue.ts'
import { putEntry } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox, unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Queues the note that an order is paid. It is no payment: the desk looks at the bank. */
export function sayPaid(account: string, order: string): Promise<SaveResult> {
  return answerOf(async () => {
    const lane = laneOf(order)
    const entry = await newEntry(account, { kind: saidPaidKind, lane, alone: true, content: { order } })
    if (!entry) return notSaved('locked')
    const outcome = await saveForAccount(account, outboxTables, () =>
      storedOutbox().transact(async (rows) => {
        const waiting = await rows.waiting(account)
        if (!waiting.some((other) => other.lane === lane)) await putEntry(rows, entry)
      }),
    )
    if (outcome.saved) void requestBackgroundSync()
    return outcome
  })
}

const laneOf = (order: string) => `${saidPaidKind} ${order}`

/** Returns the orders of which this phone has said so, and the centre does not know it yet. */
export function useSaidPaid(account: string): readonly string[] {
  return useObservable<readonly string[]>(
    account,
    async () =>
      watchOutbox(async () =>
        (await unsentOfKind(account, saidPaidKind)).map(({ lane }) => lane.slice(laneOf('').length)),
      ),
    [],
  )
}
