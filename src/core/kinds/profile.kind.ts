import { writeProfile } from '#src/backend/profile.ts'
import { profileKind, storeSentChanges, syncProfile, type ProfileContent } from '#src/core/account/profile.ts'
import { confirmed, type Kind } from '#src/core/outbox/kind.ts'

/** A change of the account's profile, field by field: the last one to arrive counts. */
export default {
  id: profileKind,
  send: async ([entry], { owner, asOwner }, call = writeProfile) => {
    if (!entry) return { silent: true }
    const { changes } = JSON.parse(entry.content) as ProfileContent
    return confirmed([entry], await asOwner((token) => call(owner, changes, token)))
  },
  settle: ({ owner }, content, rows) => storeSentChanges(rows, owner, JSON.parse(content) as ProfileContent),
  isListed: false,
  refresh: syncProfile,
} satisfies Kind
