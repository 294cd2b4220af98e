import { pollWhileVisible } from '#src/core/line/poll-while-visible.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { catchUpRequests } from './catch-up.ts'

/** How often an open page asks what the centre did with the requests. */
const interval = 30_000

/** Keeps up with what the centre says of the requests while the page is looked at; answers how to stop. */
export function followRequests(): () => void {
  return pollWhileVisible(() => outcomeOf(catchUpRequests), interval)
}
