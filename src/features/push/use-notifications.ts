import type { NotificationStatus } from './notifications.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns the state of notifications on this phone; `null` without an account, `undefined` until it is read. */
export function useNotifications(): NotificationStatus | null | undefined {
  return useObservable<NotificationStatus | null | undefined>(
    'telling',
    () => import('./notifications.ts').then(({ watchNotifications }) => watchNotifications()),
    undefined,
    null,
  )
}
