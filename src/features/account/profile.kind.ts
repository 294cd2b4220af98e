import { changeProfile } from '#src/features/account/internal/profile-api.ts'
import { profileKind, storeSentChanges, type ProfileConflict, type ProfileContent } from './profile.ts'
import { syncProfile } from './sync-profile.ts'
import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'

/**
 * A change of the account's profile, field by field. It is returned with the centre's profile where another phone has
 * changed one of its fields since this one saw it.
 */
export default {
  id: profileKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = changeProfile) => {
    if (!entry) return { silent: true }
    const { changes, seen, after } = JSON.parse(entry.content) as ProfileContent
    const answer = await asOwner((token) => call({ id: entry.id, changes, seen, after }, token))
    if (!('conflict' in answer)) return confirmed([entry], 'done' in answer ? { done: true } : answer)
    const details: ProfileConflict = { theirs: answer.conflict }
    return { results: new Map([[entry.id, { refused: { status: 409, code: 'changed', details } }]]) }
  },
  settle: ({ id, owner }, content, rows) =>
    storeSentChanges(rows, owner, { id, ...(JSON.parse(content) as ProfileContent) }),
  words: {
    title: { en: 'Your profile', pa: 'ਤੁਹਾਡਾ ਖਾਤਾ', hi: 'आपका खाता' },
    whyReturned: () => ({
      en: 'The centre did not accept this. Check each field and save again.',
      pa: 'ਕੇਂਦਰ ਨੇ ਇਹ ਨਹੀਂ ਲਿਆ। ਹਰ ਖਾਨਾ ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਸੇਵ ਕਰੋ।',
      hi: 'केंद्र ने यह नहीं लिया। हर खाना देखें और दोबारा सेव करें।',
    }),
    page: () => ({
      to: '/profile',
      label: { en: 'Open your profile', pa: 'ਆਪਣਾ ਖਾਤਾ ਖੋਲ੍ਹੋ', hi: 'अपना खाता खोलें' },
    }),
  },
  isListed: false,
  refresh: syncProfile,
} satisfies Kind
