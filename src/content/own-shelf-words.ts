import type { Words } from '#src/platform/i18n/words.ts'

/** Words of favourites and earlier purchases, which are stored on the phone only. */
export const ownShelves = {
  title: { en: 'Favourites', pa: 'ਮਨਪਸੰਦ ਸਾਮਾਨ', hi: 'मनपसंद सामान' },
  description: {
    en: 'Your favourites and recent purchases, saved on this phone. Works without network.',
    pa: 'ਤੁਹਾਡਾ ਮਨਪਸੰਦ ਅਤੇ ਪਹਿਲਾਂ ਖਰੀਦਿਆ ਸਾਮਾਨ, ਇਸ ਫ਼ੋਨ ਵਿੱਚ। ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਚੱਲਦਾ ਹੈ।',
    hi: 'आपका मनपसंद और पहले खरीदा सामान, इस फ़ोन में। बिना नेटवर्क भी चलता है।',
  },
  bought: { en: 'Bought lately', pa: 'ਪਹਿਲਾਂ ਖਰੀਦਿਆ', hi: 'पहले खरीदा' },
  none: {
    en: 'Nothing here yet. Tap the heart on anything in the shop, and find it here again.',
    pa: 'ਇੱਥੇ ਅਜੇ ਕੁਝ ਨਹੀਂ ਹੈ। ਦੁਕਾਨ ਦੀ ਕਿਸੇ ਚੀਜ਼ ਉੱਤੇ ਦਿਲ ਦਾ ਨਿਸ਼ਾਨ ਦਬਾਓ, ਉਹ ਇੱਥੇ ਮਿਲੇਗੀ।',
    hi: 'यहाँ अभी कुछ नहीं है। दुकान की किसी चीज़ पर दिल का निशान दबाएँ, वह यहाँ मिलेगी।',
  },
  shop: { en: 'To the shop', pa: 'ਦੁਕਾਨ ਵੇਖੋ', hi: 'दुकान देखें' },
  removed: {
    en: 'Removed from your favourites',
    pa: 'ਮਨਪਸੰਦ ਵਿੱਚੋਂ ਕੱਢ ਦਿੱਤਾ',
    hi: 'मनपसंद से हटा दिया',
  },
  undo: { en: 'Undo', pa: 'ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ', hi: 'पहले जैसा करें' },
} as const satisfies Record<string, Words>
