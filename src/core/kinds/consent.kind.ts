import { sendConsents } from '#src/backend/privacy.ts'
import type { Consent } from '#src/backend/privacy.ts'
import { confirmed, type Kind } from '#src/core/outbox/kind.ts'
import { consentKind, markConsentSent, syncConsents } from '#src/core/privacy/consents.ts'

/** A consent that was given or withdrawn. One that is given is returned where it was withdrawn since on another phone. */
export default {
  id: consentKind,
  send: async (entries, { asOwner }, call = sendConsents) => {
    const consents = entries.map(({ content }) => JSON.parse(content) as Consent)
    return confirmed(entries, await asOwner((token) => call(consents, token)))
  },
  settle: ({ owner }, content, rows) => markConsentSent(rows, owner, (JSON.parse(content) as Consent).id),
  isListed: false,
  refresh: syncConsents,
} satisfies Kind
