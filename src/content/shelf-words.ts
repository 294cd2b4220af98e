import type { Words } from '#src/i18n/words.ts'

/** The words of rows on a shelf, of the page of one product and of the strip that says what the cart comes to. */
export const shelfWords = {
  add: { en: 'Add', pa: 'ਪਾਓ', hi: 'डालें' },
  oneMore: { en: 'One more', pa: 'ਇੱਕ ਹੋਰ', hi: 'एक और' },
  oneLess: { en: 'One less', pa: 'ਇੱਕ ਘੱਟ', hi: 'एक कम' },
  removed: { en: 'Removed', pa: 'ਕਾਰਟ ਵਿੱਚੋਂ ਕੱਢਿਆ', hi: 'कार्ट से हटाया' },
  undo: { en: 'Undo', pa: 'ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ', hi: 'पहले जैसा करें' },
  sizes: { en: 'Sizes', pa: 'ਸਾਈਜ਼', hi: 'साइज़' },
  search: { en: 'Search here', pa: 'ਇੱਥੇ ਲੱਭੋ', hi: 'यहाँ खोजें' },
  close: { en: 'Close', pa: 'ਬੰਦ ਕਰੋ', hi: 'बंद करें' },
  filters: { en: 'Filters', pa: 'ਛਾਂਟੋ', hi: 'छाँटें' },
  everywhere: { en: 'Look in the whole shop', pa: 'ਪੂਰੀ ਦੁਕਾਨ ਵਿੱਚ ਲੱਭੋ', hi: 'पूरी दुकान में खोजें' },
  total: { en: 'Together', pa: 'ਕੁੱਲ', hi: 'कुल' },
  all: { en: 'See all {count}', pa: 'ਸਾਰੀਆਂ {count} ਵੇਖੋ', hi: 'सभी {count} देखें' },
  unknown: {
    en: 'There is nothing of this name in the shop. It may be gone, or the address mistyped.',
    pa: 'ਦੁਕਾਨ ਵਿੱਚ ਇਸ ਨਾਮ ਦੀ ਕੋਈ ਚੀਜ਼ ਨਹੀਂ ਹੈ। ਪਤਾ ਪੁਰਾਣਾ ਜਾਂ ਗਲਤ ਹੋ ਸਕਦਾ ਹੈ।',
    hi: 'दुकान में इस नाम की कोई चीज़ नहीं है। पता पुराना या गलत हो सकता है।',
  },
  withdrawn: {
    en: 'The centre no longer sells this.',
    pa: 'ਕੇਂਦਰ ਹੁਣ ਇਹ ਨਹੀਂ ਵੇਚਦਾ।',
    hi: 'केंद्र अब यह नहीं बेचता।',
  },
} as const satisfies Record<string, Words>

/** How many things are in the cart: "2 items". */
export const itemsInCart = {
  one: { en: '{count} item', pa: '{count} ਚੀਜ਼', hi: '{count} चीज़' },
  other: { en: '{count} items', pa: '{count} ਚੀਜ਼ਾਂ', hi: '{count} चीज़ें' },
} as const satisfies Record<string, Words>
