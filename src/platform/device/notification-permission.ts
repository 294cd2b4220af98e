import { notificationPermission, type NotificationState } from './push.ts'

/** Shows the browser's question, unless it was answered before. To be called first thing after a tap; a page's alone. */
export async function requestNotificationPermission(): Promise<NotificationState> {
  return notificationPermission() === 'cannot' ? 'cannot' : Notification.requestPermission()
}
