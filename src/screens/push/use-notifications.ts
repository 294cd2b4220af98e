import type { NotificationStatus } from '#src/core/push/notifications.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** Returns the state of notifications on this phone; `null` without an account, `undefined` until it is read. */
export function useNotifications(): NotificationStatus | null | undefined {
  return useObservable<NotificationStatus | null | undefined>(
    'telling',
    () => import('#src/core/push/notifications.ts').then(({ watchNotifications }) => watchNotifications()),
    undefined,
    null,
  )
}
