import type { Words } from '#src/platform/i18n/words.ts'

const refused: Words = {
  en: 'The centre could not accept this. Nothing has moved. Look at the order again.',
  pa: 'ਕੇਂਦਰ ਇਹ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਆਰਡਰ ਦੁਬਾਰਾ ਵੇਖੋ।',
  hi: 'केंद्र इसे नहीं ले सका। कुछ नहीं बदला। ऑर्डर दोबारा देखें।',
}

const reasons: Readonly<Record<string, Words>> = {
  forbidden: {
    en: 'Your role does not allow this. A manager takes goods back.',
    pa: 'ਤੁਹਾਡਾ ਰੋਲ ਇਹ ਨਹੀਂ ਕਰ ਸਕਦਾ। ਮਾਲ ਮੈਨੇਜਰ ਵਾਪਸ ਲੈਂਦਾ ਹੈ।',
    hi: 'आपका रोल यह नहीं कर सकता। माल मैनेजर वापस लेता है।',
  },
  more: {
    en: 'So much was not bought, or it came back before. Look at what came back of this order.',
    pa: 'ਇੰਨਾ ਖਰੀਦਿਆ ਨਹੀਂ ਸੀ, ਜਾਂ ਪਹਿਲਾਂ ਵਾਪਸ ਆ ਚੁੱਕਾ ਹੈ। ਵੇਖੋ ਇਸ ਆਰਡਰ ਵਿੱਚੋਂ ਕੀ ਵਾਪਸ ਆਇਆ।',
    hi: 'इतना खरीदा नहीं था, या पहले वापस आ चुका है। देखें इस ऑर्डर में से क्या वापस आया।',
  },
  closed: {
    en: 'Goods come back once the order was brought and paid.',
    pa: 'ਪਹਿਲਾਂ ਆਰਡਰ ਪਹੁੰਚੇ ਅਤੇ ਪੈਸੇ ਆਉਣ। ਮਾਲ ਉਸ ਤੋਂ ਬਾਅਦ ਵਾਪਸ ਹੁੰਦਾ ਹੈ।',
    hi: 'पहले ऑर्डर पहुँचे और पैसे आएँ। माल उसके बाद वापस होता है।',
  },
  way: {
    en: 'Money goes back the way it came, or to the khata. Choose again.',
    pa: 'ਪੈਸੇ ਜਿਵੇਂ ਆਏ ਉਵੇਂ ਵਾਪਸ ਜਾਂਦੇ ਹਨ, ਜਾਂ ਖਾਤੇ ਵਿੱਚ। ਦੁਬਾਰਾ ਚੁਣੋ।',
    hi: 'पैसे जैसे आए वैसे वापस जाते हैं, या खाते में। दोबारा चुनें।',
  },
  refunding: {
    en: 'The whole money of this order is on its way back already.',
    pa: 'ਇਸ ਆਰਡਰ ਦੇ ਸਾਰੇ ਪੈਸੇ ਪਹਿਲਾਂ ਹੀ ਵਾਪਸ ਜਾ ਰਹੇ ਹਨ।',
    hi: 'इस ऑर्डर के पूरे पैसे पहले से वापस जा रहे हैं।',
  },
  short: {
    en: 'There is not so much in your cash by the books. Give it from the till.',
    pa: 'ਵਹੀ ਮੁਤਾਬਕ ਤੁਹਾਡੇ ਕੋਲ ਇੰਨਾ ਨਕਦ ਨਹੀਂ। ਗੱਲੇ ਵਿੱਚੋਂ ਦਿਓ।',
    hi: 'बही के हिसाब से आपके पास इतना नकद नहीं। गल्ले से दें।',
  },
  counted: {
    en: 'This cash is counted already, and a second person has to see it. Give it from the till.',
    pa: 'ਇਹ ਨਕਦ ਗਿਣਿਆ ਜਾ ਚੁੱਕਾ ਹੈ, ਦੂਜੇ ਬੰਦੇ ਨੇ ਵੇਖਣਾ ਹੈ। ਗੱਲੇ ਵਿੱਚੋਂ ਦਿਓ।',
    hi: 'यह नकद गिना जा चुका है, दूसरे इंसान को देखना है। गल्ले से दें।',
  },
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
  unknown: {
    en: 'The buyer has no khata. Give the money back the way it came.',
    pa: 'ਗਾਹਕ ਦਾ ਖਾਤਾ ਨਹੀਂ ਹੈ। ਪੈਸੇ ਜਿਵੇਂ ਆਏ ਉਵੇਂ ਵਾਪਸ ਕਰੋ।',
    hi: 'ग्राहक का खाता नहीं है। पैसे जैसे आए वैसे लौटाएँ।',
  },
  request: {
    en: 'Somebody has answered this request already. Look at it again.',
    pa: 'ਕਿਸੇ ਨੇ ਇਸ ਅਰਜ਼ੀ ਦਾ ਜਵਾਬ ਪਹਿਲਾਂ ਹੀ ਦੇ ਦਿੱਤਾ ਹੈ। ਦੁਬਾਰਾ ਵੇਖੋ।',
    hi: 'किसी ने इस आवेदन का जवाब पहले ही दे दिया है। दोबारा देखें।',
  },
}

/** Returns why the centre has not taken goods back, and what to do. */
export function whyReturnFailed(code: string): Words {
  return Object.hasOwn(reasons, code) ? reasons[code]! : refused
}
