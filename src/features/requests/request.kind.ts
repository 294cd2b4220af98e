import { sendRequests } from './requests-api.ts'
import { isGuests } from '#src/platform/session/owner.ts'
import type { Kind, KindAnswer, OpenedEntry, Sender } from '#src/platform/outbox/kind.ts'
import { syncRequests } from './sync-requests.ts'

/** The submission of a form, with or without files. */
export default {
  id: 'request',
  sentBy: 'anybody',
  send,
  isListed: true,
  refresh: syncRequests,
} satisfies Kind

/**
 * Sends forms. An entry without a form is of a kind that only a newer build knows, as after a build was rolled back: the
 * centre would return it, so it waits for that build.
 */
async function send(
  entries: readonly OpenedEntry[],
  sender: Sender,
  call: typeof sendRequests = sendRequests,
): Promise<KindAnswer> {
  const forms = entries.filter(isForm)
  const others = entries.filter((entry) => !isForm(entry))
  const paused = others.map(({ id }) => [id, { paused: 'newer-app' }] as const)
  if (paused.length > 0 && forms.length === 0) return { results: new Map(paused) }
  const answer = await sendForms(forms, sender, call)
  return 'results' in answer ? { results: new Map([...answer.results, ...paused]) } : answer
}

/**
 * Those of a guest whom an account has claimed go with the guest's secret and the account's token: the secret may be on a
 * phone that others use, so alone it sends no form that needs an account.
 */
async function sendForms(
  forms: readonly OpenedEntry[],
  { owner, guest, asOwner }: Sender,
  call: typeof sendRequests,
): Promise<KindAnswer> {
  if (guest === undefined) return asOwner((token) => call(forms, { token }))
  const asGuest = () => call(forms, { guest })
  if (isGuests(owner)) return asGuest()
  const answer = await asOwner((token) => call(forms, { token, guest }))
  // An entry that a guest may send does not wait for a sign-in, even if the account is gone.
  return 'status' in answer && answer.status === 401 ? asGuest() : answer
}

/** False for the content of another kind, which names no form. */
function isForm({ content }: OpenedEntry): boolean {
  return !content.startsWith('{') || 'form' in (JSON.parse(content) as object)
}
