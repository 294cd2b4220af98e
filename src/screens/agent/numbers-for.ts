import type { Received } from '#src/screens/requests/group-requests.ts'

/** So many numbers fit into a message that somebody reads on a small phone. */
const most = 5

const over = ['done', 'cancelled', 'rejected', 'replaced']

/** Of what the centre has of one farmer, what a message to them names: whatever is still open, the latest first. */
export function numbersFor(received: readonly Received[]): readonly Received[] {
  return received.filter(({ request }) => !over.includes(request?.status ?? 'received')).slice(0, most)
}
