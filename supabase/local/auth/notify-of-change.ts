import { languageOf } from './account-language.ts'
import type { Account } from './accounts.ts'
import type { AuthContext } from './context.ts'

type Change = 'email_change' | 'phone_change' | 'password'

const subjects: Record<Change, string> = {
  email_change: 'The email address of your account was changed',
  phone_change: 'The phone number of your account was changed',
  password: 'The password of your account was changed',
}

const texts: Record<Change, Readonly<Record<string, string>>> = {
  email_change: {
    en: 'The email address of your Khet Seva account was changed. If that was not you, call the centre.',
    pa: 'ਤੁਹਾਡੇ ਖੇਤ ਸੇਵਾ ਖਾਤੇ ਦੀ ਈਮੇਲ ਬਦਲੀ ਗਈ ਹੈ। ਤੁਸੀਂ ਨਹੀਂ ਬਦਲੀ? ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
    hi: 'आपके खेत सेवा खाते का ईमेल बदला गया है। आपने नहीं बदला? केंद्र को फ़ोन करें।',
  },
  phone_change: {
    en: 'The phone number of your Khet Seva account was changed. If that was not you, call the centre.',
    pa: 'ਤੁਹਾਡੇ ਖੇਤ ਸੇਵਾ ਖਾਤੇ ਦਾ ਫ਼ੋਨ ਨੰਬਰ ਬਦਲਿਆ ਗਿਆ ਹੈ। ਤੁਸੀਂ ਨਹੀਂ ਬਦਲਿਆ? ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
    hi: 'आपके खेत सेवा खाते का फ़ोन नंबर बदला गया है। आपने नहीं बदला? केंद्र को फ़ोन करें।',
  },
  password: {
    en: 'The password of your Khet Seva account was changed. If that was not you, call the centre.',
    pa: 'ਤੁਹਾਡੇ ਖੇਤ ਸੇਵਾ ਖਾਤੇ ਦਾ ਪਾਸਵਰਡ ਬਦਲਿਆ ਗਿਆ ਹੈ। ਤੁਸੀਂ ਨਹੀਂ ਬਦਲਿਆ? ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
    hi: 'आपके खेत सेवा खाते का पासवर्ड बदला गया है। आपने नहीं बदला? केंद्र को फ़ोन करें।',
  },
}

/** Text messages to somebody whose language is unknown: all languages in two parts. */
const shortTexts: Record<Change, string> = {
  email_change: 'Khet Seva: your email was changed. Not you? Call the centre · ਈਮੇਲ ਬਦਲੀ ਗਈ · ईमेल बदला गया',
  phone_change:
    'Khet Seva: your phone number was changed. Not you? Call the centre · ਫ਼ੋਨ ਨੰਬਰ ਬਦਲਿਆ ਗਿਆ · फ़ोन नंबर बदला गया',
  password:
    'Khet Seva: your password was changed. Not you? Call the centre · ਪਾਸਵਰਡ ਬਦਲਿਆ ਗਿਆ · पासवर्ड बदला गया',
}

/**
 * Notifies an account's owner of a changed address, phone or password, at the old address or phone. A first one
 * causes no notice.
 *
 * @param before the account before the change; an unproven address gets no notice
 */
export async function notifyOfChange(
  { inbox, database }: AuthContext,
  before: Account,
  change: Change,
): Promise<void> {
  const message = { subject: subjects[change], code: null }
  const email = before.email_confirmed_at ? before.email : null
  const phone = before.phone_confirmed_at ? before.phone : null
  if (change === 'password' && !before.encrypted_password) return
  if (email && change !== 'phone_change')
    inbox.deliver({ ...message, to: email, channel: 'email', text: Object.values(texts[change]).join('\n') })
  else if (phone && change !== 'email_change') {
    const language = await languageOf(database.query, before.id)
    const text = texts[change][language ?? ''] ?? shortTexts[change]
    inbox.deliver({ ...message, to: `+${phone}`, channel: 'sms', text })
  }
}
