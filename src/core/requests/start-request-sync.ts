import { pollWhileVisible } from '#src/core/connection/poll-while-visible.ts'
import { followRequests } from './follow-requests.ts'

/** Polling interval of a visible page, in milliseconds. */
const interval = 30_000

/** Syncs the requests while the page is visible; returns a function that stops it. */
export function startRequestSync(): () => void {
  return pollWhileVisible(followRequests, interval)
}
