import { sendEdit } from '#src/features/editing/internal/editing-api.ts'
import { editKind, type EditConflict, type EditContent } from '#src/features/editing/internal/edits.ts'
import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'

/**
 * A change of an editor: a product, a text, an area, a machine, a picture or an article. It is returned with the current values where
 * somebody else has changed the same since.
 */
export default {
  id: editKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = sendEdit) => {
    if (!entry) return { silent: true }
    const { kind, path, part, changes, seen, after } = JSON.parse(entry.content) as EditContent
    const edit = { id: entry.id, kind, path, part: part || undefined, changes, seen, after }
    const answer = await asOwner((token) => call(edit, token))
    if (!('conflict' in answer)) return confirmed([entry], 'done' in answer ? { done: true } : answer)
    const details: EditConflict = { theirs: answer.conflict }
    return { results: new Map([[entry.id, { refused: { status: 409, code: 'changed', details } }]]) }
  },
  words: {
    title: {
      en: 'Change in the shop: {subject}',
      pa: 'ਦੁਕਾਨ ਵਿੱਚ ਬਦਲਾਅ: {subject}',
      hi: 'दुकान में बदलाव: {subject}',
    },
    whyReturned: () => ({
      en: 'The centre did not accept this change. Check it again.',
      pa: 'ਕੇਂਦਰ ਨੇ ਇਹ ਬਦਲਾਅ ਨਹੀਂ ਲਿਆ। ਦੁਬਾਰਾ ਵੇਖੋ।',
      hi: 'केंद्र ने यह बदलाव नहीं लिया। दोबारा देखें।',
    }),
    page: () => ({
      to: '/edit',
      label: { en: 'Open your changes', pa: 'ਆਪਣੇ ਬਦਲਾਅ ਖੋਲ੍ਹੋ', hi: 'अपने बदलाव खोलें' },
    }),
  },
  isListed: false,
} satisfies Kind
