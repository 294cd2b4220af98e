import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { type SaveResult } from '#src/base/outcome.ts'
import { saidPaidKind } from '#src/features/orders/order-content.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Queues the note that an order is paid. It is no payment: the desk looks at the bank. */
export function sayPaid(account: string, order: string): Promise<SaveResult> {
  return queueOnce(account, { kind: saidPaidKind, lane: laneOf(order), content: { order } })
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
