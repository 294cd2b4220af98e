import { sendConsents } from './consents-api.ts'
import type { Consent } from './consents-api.ts'
import { callTheCentre, confirmed, type Kind } from '#src/platform/outbox/kind.ts'
import { consentKind, markConsentSent, syncConsents } from './consents.ts'

const withdrawn = {
  en: 'You withdrew this consent on another phone. Choose again.',
  pa: 'ਤੁਸੀਂ ਇਹ ਸਹਿਮਤੀ ਦੂਜੇ ਫ਼ੋਨ ਤੋਂ ਵਾਪਸ ਲਈ ਸੀ। ਦੁਬਾਰਾ ਚੁਣੋ।',
  hi: 'आपने यह सहमति दूसरे फ़ोन से वापस ली थी। दोबारा चुनें।',
}

/** A consent that was given or withdrawn. One that is given is returned where it was withdrawn since on another phone. */
export default {
  id: consentKind,
  sentBy: 'account',
  send: async (entries, { asOwner }, call = sendConsents) => {
    const consents = entries.map(({ content }) => JSON.parse(content) as Consent)
    return confirmed(entries, await asOwner((token) => call(consents, token)))
  },
  settle: ({ owner }, content, rows) => markConsentSent(rows, owner, (JSON.parse(content) as Consent).id),
  words: {
    title: { en: 'Your consent', pa: 'ਤੁਹਾਡੀ ਸਹਿਮਤੀ', hi: 'आपकी सहमति' },
    whyReturned: ({ status }) => (status === 409 ? withdrawn : callTheCentre),
    page: () => ({
      to: '/privacy-centre',
      label: { en: 'Your privacy', pa: 'ਤੁਹਾਡੀ ਨਿੱਜਤਾ', hi: 'आपकी गोपनीयता' },
    }),
  },
  isListed: false,
  refresh: syncConsents,
} satisfies Kind
