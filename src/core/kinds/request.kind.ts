import { sendRequests } from '#src/backend/requests.ts'
import { isGuests } from '#src/core/keys/owner.ts'
import type { Kind, KindAnswer, OpenedEntry, Sender } from '#src/core/outbox/kind.ts'
import { syncRequests } from '#src/core/requests/sync-requests.ts'

/** The submission of a form, with or without files. */
export default {
  id: 'request',
  sentBy: 'anybody',
  send,
  isListed: true,
  refresh: syncRequests,
} satisfies Kind

/**
 * Sends forms. An entry without a form is of a kind that only a newer build knows, as after a build was rolled back: it waits
 * for that build, since the centre would return it. A guest's that an account has claimed go with the guest's secret and the account's token: the secret may be on
 * a phone that others use, so alone it sends no form that needs an account.
 */
async function send(
  all: readonly OpenedEntry[],
  { owner, guest, asOwner }: Sender,
  call: typeof sendRequests = sendRequests,
): Promise<KindAnswer> {
  const entries = all.filter(isForm)
  if (entries.length === 0 && all.length > 0) return { results: new Map() }
  if (guest === undefined) return asOwner((token) => call(entries, { token }))
  const asGuest = () => call(entries, { guest })
  if (isGuests(owner)) return asGuest()
  const answer = await asOwner((token) => call(entries, { token, guest }))
  // An entry that a guest may send does not wait for a sign-in, even if the account is gone.
  return 'status' in answer && answer.status === 401 ? asGuest() : answer
}

/** False for the content of another kind, which names no form. */
function isForm({ content }: OpenedEntry): boolean {
  return !content.startsWith('{') || 'form' in (JSON.parse(content) as object)
}
