import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { followRequests } from '#src/features/requests/internal/follow-requests.ts'

/** Polling interval of a visible page, in milliseconds. */
const interval = 30_000

/** Syncs the requests while the page is visible; returns a function that stops it. */
export function startRequestSync(): () => void {
  return pollWhileVisible(followRequests, interval)
}
