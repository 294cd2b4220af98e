import { moneyReasons } from '#src/features/cash/why-cash-returned.ts'
import type { Words } from '#src/platform/i18n/words.ts'

const refused: Words = {
  en: 'The centre could not write this into the khata. Ask the manager.',
  pa: 'ਕੇਂਦਰ ਇਹ ਖਾਤੇ ਵਿੱਚ ਨਹੀਂ ਲਿਖ ਸਕਿਆ। ਮੈਨੇਜਰ ਨੂੰ ਪੁੱਛੋ।',
  hi: 'केंद्र इसे खाते में नहीं लिख सका। मैनेजर से पूछें।',
}

const reasons: Readonly<Record<string, Words>> = {
  ...moneyReasons,
  short: {
    en: 'It is more than the limit of this khata allows, or the limit is less than what is owed. Nothing was written. A manager can give a higher limit.',
    pa: 'ਇਹ ਖਾਤੇ ਦੀ ਹੱਦ ਤੋਂ ਵੱਧ ਹੈ। ਜਾਂ ਹੱਦ ਬਾਕੀ ਰਕਮ ਤੋਂ ਘੱਟ ਹੈ। ਕੁਝ ਨਹੀਂ ਲਿਖਿਆ ਗਿਆ। ਮੈਨੇਜਰ ਹੱਦ ਵਧਾ ਸਕਦਾ ਹੈ।',
    hi: 'यह खाते की सीमा से ज़्यादा है, या सीमा बकाया रकम से कम है। कुछ नहीं लिखा गया। मैनेजर सीमा बढ़ा सकते हैं।',
  },
  amount: {
    en: 'An amount is 1 paisa to 1 crore rupees. Write it again.',
    pa: 'ਰਕਮ 1 ਪੈਸੇ ਤੋਂ 1 ਕਰੋੜ ਰੁਪਏ ਤੱਕ ਹੁੰਦੀ ਹੈ। ਦੁਬਾਰਾ ਲਿਖੋ।',
    hi: 'रकम 1 पैसे से 1 करोड़ रुपये तक होती है। दोबारा लिखें।',
  },
  corrected: {
    en: 'Somebody has corrected this entry already.',
    pa: 'ਕਿਸੇ ਨੇ ਇਹ ਪਹਿਲਾਂ ਹੀ ਠੀਕ ਕਰ ਦਿੱਤਾ ਹੈ।',
    hi: 'किसी ने इसे पहले ही ठीक कर दिया है।',
  },
  entry: {
    en: 'This entry cannot be corrected here. Cancel its order, or write it anew.',
    pa: 'ਇਹ ਇੱਥੇ ਠੀਕ ਨਹੀਂ ਹੁੰਦਾ। ਆਰਡਰ ਰੱਦ ਕਰੋ ਜਾਂ ਨਵਾਂ ਲਿਖੋ।',
    hi: 'इसे यहाँ ठीक नहीं किया जा सकता। ऑर्डर रद्द करें या नया लिखें।',
  },
  customer: {
    en: 'A customer needs a name, and a mobile number has 10 digits. Write it again.',
    pa: 'ਗਾਹਕ ਦਾ ਨਾਂ ਚਾਹੀਦਾ ਹੈ, ਅਤੇ ਮੋਬਾਈਲ ਨੰਬਰ ਵਿੱਚ 10 ਅੰਕ। ਦੁਬਾਰਾ ਲਿਖੋ।',
    hi: 'ग्राहक का नाम चाहिए, और मोबाइल नंबर में 10 अंक। दोबारा लिखें।',
  },
  unknown: {
    en: 'The centre does not know this customer. Write the customer down first.',
    pa: 'ਕੇਂਦਰ ਇਸ ਗਾਹਕ ਨੂੰ ਨਹੀਂ ਜਾਣਦਾ। ਪਹਿਲਾਂ ਗਾਹਕ ਲਿਖੋ।',
    hi: 'केंद्र इस ग्राहक को नहीं जानता। पहले ग्राहक लिखें।',
  },
  forbidden: {
    en: 'Your role does not allow this. Ask the manager.',
    pa: 'ਤੁਹਾਡਾ ਰੋਲ ਇਹ ਨਹੀਂ ਕਰ ਸਕਦਾ। ਮੈਨੇਜਰ ਨੂੰ ਪੁੱਛੋ।',
    hi: 'आपका रोल यह नहीं कर सकता। मैनेजर से पूछें।',
  },
}

/** Returns why the centre has returned an act on a khata, and what to do. */
export function whyActReturned(code: string): Words {
  return Object.hasOwn(reasons, code) ? reasons[code]! : refused
}
