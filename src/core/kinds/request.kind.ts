import { sendRequests } from '#src/backend/requests.ts'
import type { Kind } from '#src/core/outbox/kind.ts'
import { syncRequests } from '#src/core/requests/sync-requests.ts'

/** The submission of a form, with or without files. */
export default {
  id: 'request',
  send: (entries, { guest, asOwner }, call = sendRequests) =>
    guest === undefined ? asOwner((token) => call(entries, { token })) : call(entries, { guest }),
  isListed: true,
  refresh: syncRequests,
} satisfies Kind
