import { pollWhileVisible } from '#src/core/connection/poll-while-visible.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { syncRequests } from './sync-requests.ts'

/** How often an open page asks what the centre did with the requests. */
const interval = 30_000

/** Keeps up with what the centre says of the requests while the page is looked at; returns a function that stops it. */
export function startRequestSync(): () => void {
  return pollWhileVisible(() => saveResultOf(syncRequests), interval)
}
