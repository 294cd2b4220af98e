import type { Words } from '#src/platform/i18n/words.ts'

/** States of delivery, by the code at the beginning of a GSTIN. */
export const states: Readonly<Record<string, Words>> = {
  '01': { en: 'Jammu & Kashmir', pa: 'ਜੰਮੂ-ਕਸ਼ਮੀਰ', hi: 'जम्मू-कश्मीर' },
  '02': { en: 'Himachal Pradesh', pa: 'ਹਿਮਾਚਲ ਪ੍ਰਦੇਸ਼', hi: 'हिमाचल प्रदेश' },
  '03': { en: 'Punjab', pa: 'ਪੰਜਾਬ', hi: 'पंजाब' },
  '06': { en: 'Haryana', pa: 'ਹਰਿਆਣਾ', hi: 'हरियाणा' },
  '07': { en: 'Delhi', pa: 'ਦਿੱਲੀ', hi: 'दिल्ली' },
  '08': { en: 'Rajasthan', pa: 'ਰਾਜਸਥਾਨ', hi: 'राजस्थान' },
}
