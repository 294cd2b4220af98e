import type { PendingCancellation } from './cancel-order.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

const none: readonly PendingCancellation[] = []

/** Returns the account's cancellations that the centre has not confirmed. */
export function useCancellations(account: string): readonly PendingCancellation[] {
  return useObservable<readonly PendingCancellation[]>(
    `cancellations of ${account}`,
    () => import('./cancel-order.ts').then(({ watchCancellations }) => watchCancellations(account)),
    none,
  )
}
