import type { Database } from '#local/database/database.ts'
import type { Account } from './accounts.ts'
import type { AuthContext } from './context.ts'

/** A code and what its message says of it. */
export interface CodeFacts {
  readonly code: string
  readonly minutes: number
  /** True if the person signed up although they have an account. */
  readonly hasAccount: boolean
}

const sentences = {
  en: (code: string, minutes: number) =>
    `${code} is your Khet Seva OTP. It works for ${minutes} minutes. Nobody from the centre will ask you for it.`,
  pa: (code: string, minutes: number) =>
    `${code} ਤੁਹਾਡਾ ਖੇਤ ਸੇਵਾ OTP ਹੈ। ਇਹ ${minutes} ਮਿੰਟ ਚੱਲੇਗਾ। ਕੇਂਦਰ ਵਾਲੇ ਇਹ ਕਦੇ ਨਹੀਂ ਪੁੱਛਣਗੇ।`,
  hi: (code: string, minutes: number) =>
    `${code} आपका खेत सेवा OTP है। यह ${minutes} मिनट चलेगा। केंद्र वाले यह कभी नहीं पूछेंगे।`,
}

/** For a sign-up with an address or phone that already has an account. Only its owner reads this. */
const alreadyThere = {
  en: 'You already have an account. This OTP signs you in to it.',
  pa: 'ਤੁਹਾਡਾ ਖਾਤਾ ਪਹਿਲਾਂ ਹੀ ਬਣਿਆ ਹੋਇਆ ਹੈ। ਇਸ OTP ਨਾਲ ਲੌਗਇਨ ਕਰੋ।',
  hi: 'आपका खाता पहले से बना हुआ है। इस OTP से लॉगिन करें।',
}

type Known = keyof typeof sentences

const isKnown = (language: string | undefined): language is Known =>
  language !== undefined && Object.hasOwn(sentences, language)

/** Returns the text of a mail: in all languages. */
export function mailText({ code, minutes, hasAccount }: CodeFacts): string {
  const lines = [
    ...Object.values(sentences).map((sentence) => sentence(code, minutes)),
    ...(hasAccount ? Object.values(alreadyThere) : []),
  ]
  return lines.join('\n')
}

/**
 * Returns a text message, two parts long at most: in the account's language, or where that is unknown as a hosted project
 * writes it (supabase/config.toml). Its last line lets a browser fill the code in on this host alone (WebOTP).
 */
export function smsText(facts: CodeFacts, language: string | undefined, host: string): string {
  return `${wordsOf(facts, language)}\n\n@${host} #${facts.code}`
}

function wordsOf({ code, minutes, hasAccount }: CodeFacts, language: string | undefined): string {
  if (!isKnown(language))
    return hasAccount
      ? `${code} Khet Seva OTP. You already have an account · ਤੁਹਾਡਾ ਖਾਤਾ ਬਣਿਆ ਹੋਇਆ ਹੈ · आपका खाता बना हुआ है`
      : `${code} Khet Seva OTP (${minutes} min). Tell nobody · ਕਿਸੇ ਨੂੰ ਨਾ ਦੱਸੋ · किसी को न बताएँ`
  return hasAccount ? `${code} Khet Seva OTP. ${alreadyThere[language]}` : sentences[language](code, minutes)
}

/**
 * Returns the language in which an account reads; undefined where nobody has said it. A profile begins with the fallback, so that
 * this one counts only if the account's last request or order is in it.
 */
export async function languageOf(query: Database['query'], account: string): Promise<string | undefined> {
  const text = `select coalesce(
       (select p.language from public.profiles p where p.user_id = $1::uuid and p.language <> public.fallback_language()),
       (select said.language from (
          select r.language, r.received_at as at from public.requests r where r.user_id = $1::uuid
          union all select o.language, o.created_at from public.orders o where o.user_id = $1::uuid
        ) said order by said.at desc limit 1)
     ) as language`
  // A message in the short form is better than none.
  const [known] = await query<{ language: string | null }>(text, [account]).catch(() => [])
  return known?.language ?? undefined
}

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
