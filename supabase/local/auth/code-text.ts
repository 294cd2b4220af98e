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
