import { notices, type Notices } from './push.ts'

/** Shows the browser's question, unless it was answered before. To be called first thing after a tap; a page's alone. */
export async function askForNotices(): Promise<Notices> {
  return notices() === 'cannot' ? 'cannot' : Notification.requestPermission()
}
