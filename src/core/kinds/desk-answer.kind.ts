import { sendDeskAnswers } from '#src/backend/requests.ts'
import { deskAnswerForm } from '#src/core/outbox/desk-answer-form.ts'
import type { Kind } from '#src/core/outbox/kind.ts'

/** An action of the desk on a request or an order. The desk's own mirror shows it, and deletes the entry then. */
export default {
  id: deskAnswerForm,
  send: (entries, { asOwner }, call = sendDeskAnswers) => asOwner((token) => call(entries, token)),
  // In the folder of the request's own files, whose owner may read it.
  folderOf: ({ owner, item }) => ({ owner: String(owner), request: String(item) }),
  isListed: true,
} satisfies Kind
