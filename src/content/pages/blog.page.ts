import { definePage } from '#src/content/page.ts'
import { articleCard } from '#src/content/pages/blog/blog-articles.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: { en: 'Short articles about farming', pa: 'ਖੇਤੀ ਬਾਰੇ ਛੋਟੇ ਲੇਖ', hi: 'खेती पर छोटे लेख' },
    group: 'learn',
    place: 60,
  },
]

export default definePage({
  title: { en: 'Blog', pa: 'ਲੇਖ', hi: 'लेख' },
  description: {
    en: 'Articles for the farming year around Pathankot: straw, rust, urea, drip, storage, soil, rice and milk.',
    pa: 'ਪਠਾਨਕੋਟ ਦੀ ਖੇਤੀ ਬਾਰੇ ਲੇਖ। ਪਰਾਲੀ, ਕੁੰਗੀ, ਯੂਰੀਆ, ਡਰਿੱਪ, ਅਨਾਜ, ਮਿੱਟੀ, ਝੋਨਾ ਅਤੇ ਦੁੱਧ।',
    hi: 'पठानकोट की खेती के लेख। पराली, रतुआ, यूरिया, ड्रिप, अनाज, मिट्टी, धान और दूध।',
  },
  intro: {
    en: 'Each article for its season. They open without network too.',
    pa: 'ਹਰ ਲੇਖ ਆਪਣੀ ਰੁੱਤ ਲਈ। ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਖੁੱਲ੍ਹਦੇ ਹਨ।',
    hi: 'हर लेख अपने मौसम के लिए। बिना नेटवर्क भी खुलते हैं।',
  },
  pictogram: 'blog',
  picture: 'heads/blog',
  updated: '2026-11-21',
  blocks: [
    {
      cards: [
        articleCard('straw-without-fire'),
        articleCard('yellow-rust-in-wheat'),
        articleCard('reading-the-urea-bag'),
        articleCard('drip-in-litchi-and-vegetables'),
        articleCard('storing-wheat-at-home'),
        articleCard('soil-sample'),
        articleCard('direct-seeded-rice'),
        articleCard('clean-milk-and-mastitis'),
      ],
    },
    {
      text: {
        en: 'They follow what PAU Ludhiana recommends. Varieties, dates and rates change from year to year: confirm with your KVK or the department.',
        pa: 'ਇਹ ਲੇਖ ਪੀਏਯੂ ਲੁਧਿਆਣਾ ਦੀਆਂ ਸਿਫ਼ਾਰਸ਼ਾਂ ਉੱਤੇ ਹਨ। ਕਿਸਮਾਂ, ਤਾਰੀਖਾਂ ਅਤੇ ਰੇਟ ਹਰ ਸਾਲ ਬਦਲਦੇ ਹਨ। ਆਪਣੇ ਕੇਵੀਕੇ ਜਾਂ ਵਿਭਾਗ ਤੋਂ ਪੱਕਾ ਕਰੋ।',
        hi: 'ये लेख पीएयू लुधियाना की सिफ़ारिशों पर हैं। किस्में, तारीखें और रेट हर साल बदलते हैं। अपने केवीके या विभाग से पक्का करें।',
      },
    },
    { sources: ['pau'] },
  ],
})
