import { writeProfile } from '#src/backend/profile.ts'
import { profileKind, storeSentChanges, syncProfile, type ProfileContent } from '#src/core/account/profile.ts'
import { confirmed, type Kind } from '#src/core/outbox/kind.ts'

/** A change of the account's profile, field by field: the last one to arrive counts. */
export default {
  id: profileKind,
  send: async ([entry], { owner, asOwner }) => {
    if (!entry) return { silent: true }
    const { changes } = JSON.parse(entry.content) as ProfileContent
    return confirmed([entry], await asOwner((token) => writeProfile(owner, changes, token)))
  },
  settle: ({ owner }, content) => storeSentChanges(owner, JSON.parse(content) as ProfileContent),
  isListed: false,
  refresh: syncProfile,
} satisfies Kind
