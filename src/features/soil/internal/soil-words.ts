import type { Words } from '#src/platform/i18n/words.ts'
import type { Zone } from '#src/content/soil-limits.ts'

/** Names of the zones of a bar. */
export const zoneWords: Readonly<Record<Zone, Words>> = {
  low: { en: 'low', pa: 'ਘੱਟ', hi: 'कम' },
  medium: { en: 'medium', pa: 'ਦਰਮਿਆਨਾ', hi: 'मध्यम' },
  high: { en: 'high', pa: 'ਵੱਧ', hi: 'ज़्यादा' },
  veryHigh: { en: 'very high', pa: 'ਬਹੁਤ ਵੱਧ', hi: 'बहुत ज़्यादा' },
  enough: { en: 'enough', pa: 'ਪੂਰਾ', hi: 'पूरा' },
  sour: { en: 'acidic', pa: 'ਤੇਜ਼ਾਬੀ', hi: 'तेज़ाबी' },
  good: { en: 'good', pa: 'ਠੀਕ', hi: 'ठीक' },
  alkaline: { en: 'alkaline (kallar)', pa: 'ਖਾਰੀ (ਕੱਲਰ)', hi: 'कल्लर (ऊसर)' },
  salty: { en: 'salty', pa: 'ਲੂਣ ਵਾਲੀ', hi: 'नमक वाली' },
}

/** Words of the soil card. */
export const soilWords = {
  title: { en: 'Soil card', pa: 'ਮਿੱਟੀ ਦਾ ਕਾਰਡ', hi: 'मिट्टी का कार्ड' },
  description: {
    en: 'Laboratory results for the soil of your field.',
    pa: 'ਲੈਬ ਨੂੰ ਤੁਹਾਡੇ ਖੇਤ ਦੀ ਮਿੱਟੀ ਵਿੱਚ ਕੀ ਮਿਲਿਆ।',
    hi: 'लैब को आपके खेत की मिट्टी में क्या मिला।',
  },
  back: { en: 'My requests', pa: 'ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ', hi: 'मेरे आवेदन' },
  missing: {
    en: 'This card is not on this phone. Open it once with network.',
    pa: 'ਇਹ ਕਾਰਡ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਨਾਲ ਖੋਲ੍ਹੋ।',
    hi: 'यह कार्ड इस फ़ोन में नहीं है। एक बार नेटवर्क के साथ खोलें।',
  },
  waiting: {
    en: 'The result is not here yet. It will appear here.',
    pa: 'ਨਤੀਜਾ ਅਜੇ ਨਹੀਂ ਆਇਆ। ਆਉਂਦੇ ਹੀ ਇੱਥੇ ਦਿਸੇਗਾ।',
    hi: 'नतीजा अभी नहीं आया। आते ही यहाँ दिखेगा।',
  },
  sample: { en: 'Sample {label}', pa: 'ਨਮੂਨਾ {label}', hi: 'नमूना {label}' },
  taken: { en: 'Taken on {day}', pa: '{day} ਨੂੰ ਲਿਆ', hi: '{day} को लिया' },
  testedOn: { en: 'Tested on {day}', pa: '{day} ਨੂੰ ਪਰਖਿਆ', hi: '{day} को जाँचा' },
  at: { en: 'Laboratory: {lab}', pa: 'ਲੈਬ: {lab}', hi: 'लैब: {lab}' },
  below: { en: 'below {limit}: {zone}', pa: '{limit} ਤੋਂ ਘੱਟ: {zone}', hi: '{limit} से कम: {zone}' },
  above: { en: 'above {limit}: {zone}', pa: '{limit} ਤੋਂ ਵੱਧ: {zone}', hi: '{limit} से ज़्यादा: {zone}' },
  from: { en: '{limit} or more: {zone}', pa: '{limit} ਜਾਂ ਵੱਧ: {zone}', hi: '{limit} या ज़्यादा: {zone}' },
  unmeasured: {
    en: 'less than the laboratory can measure',
    pa: 'ਇੰਨਾ ਘੱਟ ਕਿ ਲੈਬ ਮਾਪ ਨਹੀਂ ਸਕਦੀ',
    hi: 'इतना कम कि लैब नाप नहीं सकती',
  },
  lessThan: {
    en: 'less than {limit}, the least that the laboratory can measure',
    pa: '{limit} ਤੋਂ ਘੱਟ, ਲੈਬ ਇਸ ਤੋਂ ਘੱਟ ਮਾਪ ਨਹੀਂ ਸਕਦੀ',
    hi: '{limit} से कम, लैब इससे कम नहीं नाप सकती',
  },
  corrected: {
    en: 'An earlier result was corrected',
    pa: 'ਪਹਿਲਾ ਨਤੀਜਾ ਠੀਕ ਕੀਤਾ ਗਿਆ',
    hi: 'पहला नतीजा ठीक किया गया',
  },
  withdrawn: {
    en: 'An earlier result was withdrawn',
    pa: 'ਪਹਿਲਾ ਨਤੀਜਾ ਵਾਪਸ ਲਿਆ ਗਿਆ',
    hi: 'पहला नतीजा वापस लिया गया',
  },
  notUsed: { en: 'This sample is not used', pa: 'ਇਹ ਨਮੂਨਾ ਵਰਤਿਆ ਨਹੀਂ ਗਿਆ', hi: 'यह नमूना इस्तेमाल नहीं हुआ' },
  why: { en: 'Why', pa: 'ਕਿਉਂ', hi: 'क्यों' },
  oldValues: { en: 'It said', pa: 'ਉਸ ਵਿੱਚ ਲਿਖਿਆ ਸੀ', hi: 'उसमें लिखा था' },
  print: { en: 'Print', pa: 'ਪ੍ਰਿੰਟ ਕਰੋ', hi: 'प्रिंट करें' },
  share: { en: 'Share', pa: 'ਸ਼ੇਅਰ ਕਰੋ', hi: 'शेयर करें' },
  copied: { en: 'The card is copied', pa: 'ਕਾਰਡ ਕਾਪੀ ਹੋ ਗਿਆ', hi: 'कार्ड कॉपी हो गया' },
  paste: {
    en: 'Paste it into a message to send it.',
    pa: 'ਭੇਜਣ ਲਈ ਸੁਨੇਹੇ ਵਿੱਚ ਪੇਸਟ ਕਰੋ।',
    hi: 'भेजने के लिए संदेश में पेस्ट करें।',
  },
  cannotShare: {
    en: 'This browser cannot share. Print the card instead.',
    pa: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਸ਼ੇਅਰ ਨਹੀਂ ਕਰ ਸਕਦਾ। ਕਾਰਡ ਪ੍ਰਿੰਟ ਕਰ ਲਓ।',
    hi: 'यह ब्राउज़र शेयर नहीं कर सकता। कार्ड प्रिंट कर लें।',
  },
  history: { en: 'The same field over the years', pa: 'ਇਹੀ ਖੇਤ, ਸਾਲੋ-ਸਾਲ', hi: 'यही खेत, साल दर साल' },
} as const satisfies Record<string, Words>

/** Words of the doses below the card. */
export const doseWords = {
  title: { en: 'Fertilizer for the next crop', pa: 'ਅਗਲੀ ਫ਼ਸਲ ਲਈ ਖਾਦ', hi: 'अगली फ़सल के लिए खाद' },
  crop: { en: 'Next crop', pa: 'ਅਗਲੀ ਫ਼ਸਲ', hi: 'अगली फ़सल' },
  choose: { en: 'Choose the crop', pa: 'ਫ਼ਸਲ ਚੁਣੋ', hi: 'फ़सल चुनें' },
  basmati: { en: 'Basmati', pa: 'ਬਾਸਮਤੀ', hi: 'बासमती' },
  otherCrop: { en: 'Another crop', pa: 'ਕੋਈ ਹੋਰ ਫ਼ਸਲ', hi: 'कोई और फ़सल' },
  acres: { en: 'Acres', pa: 'ਕਿੰਨੇ ਕਿੱਲੇ', hi: 'कितने एकड़' },
  badAcres: { en: 'Write the acres, 0.1 to 1000', pa: 'ਕਿੱਲੇ ਲਿਖੋ, 0.1 ਤੋਂ 1000', hi: 'एकड़ लिखें, 0.1 से 1000' },
  perAcre: { en: '{kg} kg an acre', pa: 'ਪ੍ਰਤੀ ਏਕੜ {kg} ਕਿਲੋ', hi: 'प्रति एकड़ {kg} किलो' },
  inAll: { en: '{kg} kg in all', pa: 'ਕੁੱਲ {kg} ਕਿਲੋ', hi: 'कुल {kg} किलो' },
  bag: { en: '{count} bag of {size} kg', pa: '{size} ਕਿਲੋ ਦੀ {count} ਬੋਰੀ', hi: '{size} किलो की {count} बोरी' },
  bags: {
    en: '{count} bags of {size} kg',
    pa: '{size} ਕਿਲੋ ਦੀਆਂ {count} ਬੋਰੀਆਂ',
    hi: '{size} किलो की {count} बोरियाँ',
  },
  noneOf: { en: '{name}: none needed', pa: '{name}: ਲੋੜ ਨਹੀਂ', hi: '{name}: ज़रूरत नहीं' },
  toCart: { en: 'Put the bags into the cart', pa: 'ਬੋਰੀਆਂ ਕਾਰਟ ਵਿੱਚ ਪਾਓ', hi: 'बोरियाँ कार्ट में डालें' },
  checkedBy: { en: 'Checked by {name}', pa: '{name} ਨੇ ਵੇਖੀ ਹੈ', hi: '{name} ने देखी है' },
  unchecked: {
    en: 'Our agronomist has not checked the doses yet. Ask the expert before you buy.',
    pa: 'ਸਾਡੇ ਮਾਹਰ ਨੇ ਖਾਦ ਦੀ ਮਾਤਰਾ ਅਜੇ ਨਹੀਂ ਜਾਂਚੀ। ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ।',
    hi: 'हमारे विशेषज्ञ ने खाद की मात्रा अभी नहीं जाँची। खरीदने से पहले विशेषज्ञ से पूछें।',
  },
  highPhosphorus: {
    en: 'Phosphorus is high. DAP can be cut or left out. Ask the expert.',
    pa: 'ਫ਼ਾਸਫ਼ੋਰਸ ਵੱਧ ਹੈ। ਡੀਏਪੀ ਘਟਾਈ ਜਾਂ ਛੱਡੀ ਜਾ ਸਕਦੀ ਹੈ। ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ।',
    hi: 'फ़ॉस्फ़ोरस ज़्यादा है। डीएपी घटाया या छोड़ा जा सकता है। विशेषज्ञ से पूछें।',
  },
  noTable: {
    en: 'No dose for this crop here. Ask the expert.',
    pa: 'ਇਸ ਫ਼ਸਲ ਦੀ ਖਾਦ ਦੀ ਮਾਤਰਾ ਇੱਥੇ ਨਹੀਂ। ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ।',
    hi: 'इस फ़सल की खाद की मात्रा यहाँ नहीं। विशेषज्ञ से पूछें।',
  },
  noNumber: {
    en: 'This result is not enough for a dose. Ask the expert.',
    pa: 'ਇਸ ਨਤੀਜੇ ਤੋਂ ਖਾਦ ਦੀ ਮਾਤਰਾ ਨਹੀਂ ਨਿਕਲਦੀ। ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ।',
    hi: 'इस नतीजे से खाद की मात्रा नहीं निकलती। विशेषज्ञ से पूछें।',
  },
  alsoLow: {
    en: 'Also not right: {names}. Ask the expert how much to give.',
    pa: 'ਇਹ ਵੀ ਠੀਕ ਨਹੀਂ: {names}। ਕਿੰਨਾ ਪਾਉਣਾ ਹੈ, ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ।',
    hi: 'ये भी ठीक नहीं: {names}। कितना डालना है, विशेषज्ञ से पूछें।',
  },
  ask: { en: 'Ask the expert', pa: 'ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ', hi: 'विशेषज्ञ से पूछें' },
  about: { en: 'Soil card {label}', pa: 'ਮਿੱਟੀ ਦਾ ਕਾਰਡ {label}', hi: 'मिट्टी का कार्ड {label}' },
} as const satisfies Record<string, Words>
