import { moneyReasons } from '#src/features/cash/why-cash-returned.ts'
import { deskAnswerForm, sendDeskAnswers } from '#src/features/requests/requests-api.ts'
import type { Kind } from '#src/platform/outbox/kind.ts'

/** An action of the desk on a request or an order. The desk's own mirror shows it, and deletes the entry then. */
export default {
  id: deskAnswerForm,
  sentBy: 'account',
  send: (entries, { asOwner }, call = sendDeskAnswers) => asOwner((token) => call(entries, token)),
  // In the folder of the request's own files, whose owner may read it.
  folderOf: ({ owner, item }) => ({ owner: String(owner), request: String(item) }),
  words: {
    title: { en: 'Your answer to a request', pa: 'ਅਰਜ਼ੀ ਉੱਤੇ ਤੁਹਾਡਾ ਜਵਾਬ', hi: 'आवेदन पर आपका जवाब' },
    whyReturned: ({ code }) =>
      code === 'counted'
        ? moneyReasons.counted
        : {
            en: 'The centre did not accept this answer. Check it again.',
            pa: 'ਕੇਂਦਰ ਨੇ ਇਹ ਜਵਾਬ ਨਹੀਂ ਲਿਆ। ਦੁਬਾਰਾ ਵੇਖੋ।',
            hi: 'केंद्र ने यह जवाब नहीं लिया। दोबारा देखें।',
          },
    page: () => ({
      to: '/desk',
      label: { en: 'Open the desk', pa: 'ਦਫ਼ਤਰ ਦਾ ਕੰਮ ਖੋਲ੍ਹੋ', hi: 'दफ़्तर का काम खोलें' },
    }),
  },
  isListed: true,
} satisfies Kind
