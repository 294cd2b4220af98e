import type { Words } from '#src/platform/i18n/words.ts'

/** Words of shelf rows and of the line above them. */
export const shelfWords = {
  add: { en: 'Add', pa: 'ਪਾਓ', hi: 'डालें' },
  oneMore: { en: 'One more', pa: 'ਇੱਕ ਹੋਰ', hi: 'एक और' },
  oneLess: { en: 'One less', pa: 'ਇੱਕ ਘੱਟ', hi: 'एक कम' },
  sizes: { en: 'Sizes', pa: 'ਸਾਈਜ਼', hi: 'साइज़' },
  search: { en: 'Search here', pa: 'ਇੱਥੇ ਲੱਭੋ', hi: 'यहाँ खोजें' },
  filters: { en: 'Filters', pa: 'ਛਾਂਟੋ', hi: 'छाँटें' },
  // Of the scheme's page: https://pmkusum.mnre.gov.in/
  subsidy: {
    en: 'Government subsidy (November 2026)',
    pa: 'ਸਰਕਾਰੀ ਸਬਸਿਡੀ (ਨਵੰਬਰ 2026)',
    hi: 'सरकारी सब्सिडी (नवंबर 2026)',
  },
  wholeNumber: {
    en: 'Write a whole number from 1 to 9,999.',
    pa: '1 ਤੋਂ 9,999 ਤੱਕ ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ।',
    hi: '1 से 9,999 तक पूरा नंबर लिखें।',
  },
  all: { en: 'See all {count}', pa: 'ਸਾਰੀਆਂ {count} ਵੇਖੋ', hi: 'सभी {count} देखें' },
} as const satisfies Record<string, Words>
