import type { NotificationStatus } from '#src/core/push/notifications.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** Where being told on this phone stands; null where there is nobody to tell, undefined until the phone has looked. */
export function useNotifications(): NotificationStatus | null | undefined {
  return useObservable<NotificationStatus | null | undefined>(
    'telling',
    () => import('#src/core/push/notifications.ts').then(({ watchNotifications }) => watchNotifications()),
    undefined,
    null,
  )
}
