import type { Words } from '#src/platform/i18n/words.ts'
import { centre } from './centre.ts'
import type { Stat } from './page.ts'

interface Home {
  /** At most 125 characters, as on every page. */
  readonly description: Words
  readonly hero: Record<'eyebrow' | 'title' | 'line' | 'shop' | 'call', Words>
  readonly services: { readonly title: Words }
  readonly list: { readonly title: Words }
  readonly about: {
    readonly title: Words
    readonly text: readonly Words[]
    readonly stats: readonly Stat[]
  }
  readonly contact: { readonly title: Words; readonly line: Words }
}

/** Words of the home page. Address, phones and hours are in centre.ts. */
export const home = {
  description: {
    en: 'Seeds, fertilizer, milk, machines, loans and soil tests for farmers around Sarna, Pathankot. Works offline too.',
    pa: 'ਸਰਨਾ, ਪਠਾਨਕੋਟ ਵਿੱਚ ਬੀਜ, ਖਾਦ, ਦੁੱਧ, ਮਸ਼ੀਨਾਂ, ਕਰਜ਼ੇ ਅਤੇ ਮਿੱਟੀ ਪਰਖ। ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਪੜ੍ਹੋ।',
    hi: 'सरना, पठानकोट में बीज, खाद, दूध, मशीनें, लोन और मिट्टी की जाँच। बिना नेटवर्क भी पढ़ें।',
  },
  hero: {
    eyebrow: centre.place,
    title: {
      en: 'Everything your farm needs',
      pa: 'ਤੁਹਾਡੀ ਖੇਤੀ ਲਈ ਸਭ ਕੁਝ',
      hi: 'आपकी खेती के लिए सब कुछ',
    },
    line: {
      en: 'Seeds, milk, machines, loans and advice. See prices without network too.',
      pa: 'ਬੀਜ, ਦੁੱਧ, ਮਸ਼ੀਨਾਂ, ਕਰਜ਼ੇ ਅਤੇ ਸਲਾਹ। ਕੀਮਤ ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਵੇਖੋ।',
      hi: 'बीज, दूध, मशीनें, लोन और सलाह। कीमत बिना नेटवर्क भी देखें।',
    },
    shop: { en: 'Shop seeds', pa: 'ਬੀਜ ਖਰੀਦੋ', hi: 'बीज खरीदें' },
    call: { en: 'Call the centre', pa: 'ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ', hi: 'केंद्र को फ़ोन करें' },
  },
  services: { title: { en: 'Services', pa: 'ਸੇਵਾਵਾਂ', hi: 'सेवाएँ' } },
  list: {
    title: { en: 'Everything in one list', pa: 'ਸਭ ਕੁਝ ਇੱਕੋ ਸੂਚੀ ਵਿੱਚ', hi: 'सब कुछ एक ही सूची में' },
  },
  about: {
    title: { en: 'About Khet Seva', pa: 'ਖੇਤ ਸੇਵਾ ਬਾਰੇ', hi: 'खेत सेवा के बारे में' },
    text: [
      {
        en: 'Khet Seva is a farm shop and service centre in Sarna.',
        pa: 'ਖੇਤ ਸੇਵਾ ਸਰਨਾ ਵਿੱਚ ਖੇਤੀ ਦੀ ਦੁਕਾਨ ਅਤੇ ਸੇਵਾ ਕੇਂਦਰ ਹੈ।',
        hi: 'खेत सेवा सरना में खेती की दुकान और सेवा केंद्र है।',
      },
      {
        en: 'Seeds, machines, loans and advice are all close to your village.',
        pa: 'ਬੀਜ, ਮਸ਼ੀਨਾਂ, ਕਰਜ਼ੇ ਅਤੇ ਸਲਾਹ, ਸਭ ਕੁਝ ਤੁਹਾਡੇ ਪਿੰਡ ਦੇ ਨੇੜੇ ਹੈ।',
        hi: 'बीज, मशीनें, लोन और सलाह, सब कुछ आपके गाँव के पास है।',
      },
      {
        en: 'Talk to us in Punjabi, Hindi or English.',
        pa: 'ਸਾਡੇ ਨਾਲ ਪੰਜਾਬੀ, ਹਿੰਦੀ ਜਾਂ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਗੱਲ ਕਰੋ।',
        hi: 'हमसे पंजाबी, हिंदी या अंग्रेज़ी में बात करें।',
      },
    ],
    stats: [
      { number: '1000+', word: { en: 'farmers served', pa: 'ਕਿਸਾਨਾਂ ਨੂੰ ਸੇਵਾ ਮਿਲੀ', hi: 'किसानों को सेवा मिली' } },
      { number: '150+', word: { en: 'products and services', pa: 'ਚੀਜ਼ਾਂ ਅਤੇ ਸੇਵਾਵਾਂ', hi: 'चीज़ें और सेवाएँ' } },
      { number: '15+', word: { en: 'years', pa: 'ਸਾਲ', hi: 'साल' } },
    ],
  },
  contact: {
    title: { en: 'Contact the centre', pa: 'ਕੇਂਦਰ ਨਾਲ ਸੰਪਰਕ', hi: 'केंद्र से संपर्क' },
    line: {
      en: 'Call, write, or come to the centre in Sarna.',
      pa: 'ਫ਼ੋਨ ਕਰੋ, ਲਿਖੋ ਜਾਂ ਸਰਨਾ ਕੇਂਦਰ ਆਓ।',
      hi: 'फ़ोन करें, लिखें या सरना केंद्र आएँ।',
    },
  },
} as const satisfies Home
