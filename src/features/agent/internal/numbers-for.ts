import type { Received } from '#src/features/my-requests/group-requests.ts'

/** Maximum numbers in a message, for a small phone. */
const most = 5

const over = ['done', 'cancelled', 'rejected', 'replaced']

/** Returns the requests that a message to a farmer names: the open ones, the latest first. */
export function numbersFor(received: readonly Received[]): readonly Received[] {
  return received.filter(({ request }) => !over.includes(request?.status ?? 'received')).slice(0, most)
}
