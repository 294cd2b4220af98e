import type { Words } from '#src/platform/i18n/words.ts'
import type { Gear, LabelColour } from './catalogue.ts'

/** The four colors of the Indian label and their warnings, after the Insecticides Rules. */
export const labelColours = {
  red: {
    en: 'Red label: extremely poisonous',
    pa: 'ਲਾਲ ਨਿਸ਼ਾਨ: ਜਾਨਲੇਵਾ ਜ਼ਹਿਰ',
    hi: 'लाल निशान: जानलेवा ज़हर',
  },
  yellow: {
    en: 'Yellow label: highly poisonous',
    pa: 'ਪੀਲਾ ਨਿਸ਼ਾਨ: ਬਹੁਤ ਜ਼ਹਿਰੀਲੀ',
    hi: 'पीला निशान: बहुत ज़हरीली',
  },
  blue: {
    en: 'Blue label: moderately poisonous',
    pa: 'ਨੀਲਾ ਨਿਸ਼ਾਨ: ਦਰਮਿਆਨੀ ਜ਼ਹਿਰੀਲੀ',
    hi: 'नीला निशान: मध्यम ज़हरीली',
  },
  green: {
    en: 'Green label: slightly poisonous',
    pa: 'ਹਰਾ ਨਿਸ਼ਾਨ: ਘੱਟ ਜ਼ਹਿਰੀਲੀ',
    hi: 'हरा निशान: कम ज़हरीली',
  },
} as const satisfies Record<LabelColour, Words>

/** Protective clothing; each has a symbol of the same name in src/platform/ui/pictograms.svg. */
export const gear = {
  gloves: { en: 'Gloves', pa: 'ਦਸਤਾਨੇ', hi: 'दस्ताने' },
  mask: { en: 'Mask', pa: 'ਮਾਸਕ', hi: 'मास्क' },
  goggles: { en: 'Goggles', pa: 'ਬਚਾਅ ਵਾਲੀ ਐਨਕ', hi: 'बचाव का चश्मा' },
  clothes: { en: 'Full clothes', pa: 'ਪੂਰੇ ਕੱਪੜੇ', hi: 'पूरे कपड़े' },
  boots: { en: 'Boots', pa: 'ਗਮ ਬੂਟ', hi: 'गम बूट' },
} as const satisfies Record<Gear, Words>

/** Lines of the safety block that are the same for every pesticide. */
export const safetyLines = {
  wear: { en: 'Wear', pa: 'ਇਹ ਪਾ ਕੇ ਵਰਤੋ', hi: 'यह पहनकर काम करें' },
  wait: {
    en: 'Wait before harvest: as many days as the label says for your crop',
    pa: 'ਸਪਰੇਅ ਤੋਂ ਬਾਅਦ ਵਾਢੀ ਜਾਂ ਤੁੜਾਈ ਲਈ ਰੁਕੋ। ਕਿੰਨੇ ਦਿਨ, ਇਹ ਲੇਬਲ ਉੱਤੇ ਤੁਹਾਡੀ ਫ਼ਸਲ ਅੱਗੇ ਲਿਖਿਆ ਹੈ',
    hi: 'छिड़काव के बाद कटाई या तुड़ाई के लिए रुकें। कितने दिन, यह लेबल पर आपकी फ़सल के आगे लिखा है',
  },
  licence: { en: 'Sold under licence', pa: 'ਵੇਚਣ ਦਾ ਲਾਇਸੰਸ', hi: 'बेचने का लाइसेंस' },
} as const satisfies Record<string, Words>
