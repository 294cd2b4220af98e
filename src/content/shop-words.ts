import type { Words } from '#src/platform/i18n/words.ts'

/** Words of the shop that no built page contains; they load with their parts. */
export const shopWords = {
  total: { en: 'Together', pa: 'ਕੁੱਲ', hi: 'कुल' },
  removed: { en: 'Removed', pa: 'ਕਾਰਟ ਵਿੱਚੋਂ ਕੱਢਿਆ', hi: 'कार्ट से हटाया' },
  undo: { en: 'Undo', pa: 'ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ', hi: 'पहले जैसा करें' },
  close: { en: 'Close', pa: 'ਬੰਦ ਕਰੋ', hi: 'बंद करें' },
  everywhere: { en: 'Look in the whole shop', pa: 'ਪੂਰੀ ਦੁਕਾਨ ਵਿੱਚ ਲੱਭੋ', hi: 'पूरी दुकान में खोजें' },
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

/** The number of items in the cart: "2 items". */
export const itemsInCart = {
  one: { en: '{count} item', pa: '{count} ਚੀਜ਼', hi: '{count} चीज़' },
  other: { en: '{count} items', pa: '{count} ਚੀਜ਼ਾਂ', hi: '{count} चीज़ें' },
} as const satisfies Record<string, Words>
