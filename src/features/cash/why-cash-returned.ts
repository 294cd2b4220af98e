import type { Words } from '#src/platform/i18n/words.ts'

const refused: Words = {
  en: 'The centre could not accept this. Tell the manager, and keep the slip.',
  pa: 'ਕੇਂਦਰ ਇਹ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਮੈਨੇਜਰ ਨੂੰ ਦੱਸੋ ਅਤੇ ਪਰਚੀ ਸਾਂਭ ਕੇ ਰੱਖੋ।',
  hi: 'केंद्र इसे नहीं ले सका। मैनेजर को बताएँ और पर्ची संभालकर रखें।',
}

/** Why the centre returned an act about money, whatever it was about. */
export const moneyReasons = {
  reference: {
    en: 'The bank’s reference has 12 digits. Look at the message of the bank, and write it again.',
    pa: 'ਬੈਂਕ ਦੇ ਹਵਾਲਾ ਨੰਬਰ ਵਿੱਚ 12 ਅੰਕ ਹੁੰਦੇ ਹਨ। ਬੈਂਕ ਦਾ ਸੁਨੇਹਾ ਵੇਖ ਕੇ ਦੁਬਾਰਾ ਲਿਖੋ।',
    hi: 'बैंक के संदर्भ नंबर में 12 अंक होते हैं। बैंक का संदेश देखकर दोबारा लिखें।',
  },
  reused: {
    en: 'This bank reference is in the books already. Each payment counts once.',
    pa: 'ਇਹ ਬੈਂਕ ਹਵਾਲਾ ਪਹਿਲਾਂ ਹੀ ਵਹੀ ਵਿੱਚ ਹੈ। ਹਰ ਭੁਗਤਾਨ ਇੱਕ ਵਾਰ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।',
    hi: 'यह बैंक संदर्भ पहले से बही में है। हर भुगतान एक बार गिना जाता है।',
  },
  counted: {
    en: 'This cash is counted, and a second person has to see it first. Then try again.',
    pa: 'ਇਹ ਨਕਦ ਗਿਣਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਪਹਿਲਾਂ ਦੂਜਾ ਬੰਦਾ ਵੇਖੇ, ਫਿਰ ਦੁਬਾਰਾ ਕਰੋ।',
    hi: 'यह नकद गिना जा चुका है। पहले दूसरा इंसान देखे, फिर दोबारा करें।',
  },
} as const satisfies Readonly<Record<string, Words>>

const reasons: Readonly<Record<string, Words>> = {
  ...moneyReasons,
  forbidden: {
    en: 'Your role does not allow this. Give the cash and the slip to the manager.',
    pa: 'ਤੁਹਾਡਾ ਰੋਲ ਇਹ ਨਹੀਂ ਕਰ ਸਕਦਾ। ਨਕਦ ਅਤੇ ਪਰਚੀ ਮੈਨੇਜਰ ਨੂੰ ਦਿਓ।',
    hi: 'आपका रोल यह नहीं कर सकता। नकद और पर्ची मैनेजर को दें।',
  },
  sum: {
    en: 'The order costs another sum. Compare it with the bank’s message.',
    pa: 'ਆਰਡਰ ਦੀ ਰਕਮ ਹੋਰ ਹੈ। ਬੈਂਕ ਦੇ ਸੁਨੇਹੇ ਨਾਲ ਮਿਲਾਓ।',
    hi: 'ऑर्डर की रकम अलग है। बैंक के संदेश से मिलाएँ।',
  },
  paid: {
    en: 'This order is paid already. If more money came, give it back, or write it into the khata.',
    pa: 'ਇਸ ਆਰਡਰ ਦੇ ਪੈਸੇ ਆ ਚੁੱਕੇ ਹਨ। ਵੱਧ ਪੈਸੇ ਆਏ ਹਨ ਤਾਂ ਵਾਪਸ ਕਰੋ ਜਾਂ ਖਾਤੇ ਵਿੱਚ ਲਿਖੋ।',
    hi: 'इस ऑर्डर के पैसे आ चुके हैं। ज़्यादा पैसे आए हों तो लौटाएँ या खाते में लिखें।',
  },
  closed: {
    en: 'This order was cancelled. Write the money into the khata, or give it back.',
    pa: 'ਇਹ ਆਰਡਰ ਰੱਦ ਹੋ ਗਿਆ ਸੀ। ਪੈਸੇ ਖਾਤੇ ਵਿੱਚ ਲਿਖੋ ਜਾਂ ਵਾਪਸ ਕਰੋ।',
    hi: 'यह ऑर्डर रद्द हो गया था। पैसे खाते में लिखें या लौटाएँ।',
  },
  unknown: {
    en: 'The customer has no account. Give the money back, or write the customer down first.',
    pa: 'ਗਾਹਕ ਦਾ ਖਾਤਾ ਨਹੀਂ ਹੈ। ਪੈਸੇ ਵਾਪਸ ਕਰੋ ਜਾਂ ਪਹਿਲਾਂ ਗਾਹਕ ਲਿਖੋ।',
    hi: 'ग्राहक का खाता नहीं है। पैसे लौटाएँ या पहले ग्राहक लिखें।',
  },
  settled: {
    en: 'Somebody has settled this slip already.',
    pa: 'ਕਿਸੇ ਨੇ ਇਸ ਪਰਚੀ ਦਾ ਫ਼ੈਸਲਾ ਪਹਿਲਾਂ ਹੀ ਕਰ ਦਿੱਤਾ ਹੈ।',
    hi: 'किसी ने इस पर्ची का फ़ैसला पहले ही कर दिया है।',
  },
  seen: {
    en: 'Somebody has seen this count already.',
    pa: 'ਕਿਸੇ ਨੇ ਇਹ ਗਿਣਤੀ ਪਹਿਲਾਂ ਹੀ ਵੇਖ ਲਈ ਹੈ।',
    hi: 'किसी ने यह गिनती पहले ही देख ली है।',
  },
  same: {
    en: 'Two people close the cash: another one has to see your count.',
    pa: 'ਨਕਦ ਦੋ ਬੰਦੇ ਬੰਦ ਕਰਦੇ ਹਨ: ਤੁਹਾਡੀ ਗਿਣਤੀ ਕੋਈ ਹੋਰ ਵੇਖੇ।',
    hi: 'नकद दो लोग बंद करते हैं: आपकी गिनती कोई और देखे।',
  },
}

/** Returns why the centre has returned an act about cash, and what to do. */
export function whyCashReturned(code: string): Words {
  return Object.hasOwn(reasons, code) ? reasons[code]! : refused
}
