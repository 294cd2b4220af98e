import type { Words } from '#src/platform/i18n/words.ts'

/** Words of the page that searches the whole shop. */
export const allProducts = {
  title: { en: 'All Products', pa: 'ਸਾਰਾ ਸਾਮਾਨ', hi: 'सारा सामान' },
  description: {
    en: 'Find anything in the shop by its Punjabi, Hindi or English name. Small mistakes do no harm. Works without network.',
    pa: 'ਦੁਕਾਨ ਦੀ ਕੋਈ ਵੀ ਚੀਜ਼ ਪੰਜਾਬੀ, ਹਿੰਦੀ ਜਾਂ ਅੰਗਰੇਜ਼ੀ ਨਾਮ ਨਾਲ ਲੱਭੋ। ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਚੱਲਦਾ ਹੈ।',
    hi: 'दुकान की कोई भी चीज़ पंजाबी, हिंदी या अंग्रेज़ी नाम से खोजें। बिना नेटवर्क भी चलता है।',
  },
  intro: {
    en: 'Write it the way you say it: beej, doodh, tamatar. Small mistakes do no harm.',
    pa: 'ਜਿਵੇਂ ਬੋਲੋ, ਉਵੇਂ ਲਿਖੋ: ਬੀਜ, ਦੁੱਧ, beej, doodh। ਛੋਟੀ ਗਲਤੀ ਚੱਲ ਜਾਂਦੀ ਹੈ।',
    hi: 'जैसे बोलें, वैसे लिखें: बीज, दूध, beej, doodh। छोटी गलती चल जाती है।',
  },
  own: {
    en: 'Favourites and bought lately',
    pa: 'ਮਨਪਸੰਦ ਅਤੇ ਪਹਿਲਾਂ ਖਰੀਦਿਆ',
    hi: 'मनपसंद और पहले खरीदा',
  },
  ask: { en: 'What are you looking for?', pa: 'ਕੀ ਲੱਭਣਾ ਹੈ?', hi: 'क्या खोजना है?' },
  clear: { en: 'Clear', pa: 'ਮਿਟਾਓ', hi: 'मिटाएँ' },
  isCut: {
    en: 'Only the first 80 characters are searched.',
    pa: 'ਲੱਭਣ ਲਈ ਸਿਰਫ਼ ਪਹਿਲੇ 80 ਅੱਖਰ ਵੇਖੇ ਜਾਂਦੇ ਹਨ।',
    hi: 'खोजने के लिए सिर्फ़ पहले 80 अक्षर देखे जाते हैं।',
  },
  found: { en: 'Found:', pa: 'ਲੱਭੀਆਂ ਚੀਜ਼ਾਂ:', hi: 'मिली चीज़ें:' },
  results: { en: 'What was found', pa: 'ਜੋ ਲੱਭਿਆ', hi: 'जो मिला' },
  more: { en: 'Show more', pa: 'ਹੋਰ ਵੇਖੋ', hi: 'और देखें' },
  list: { en: 'Or choose from the list', pa: 'ਜਾਂ ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ', hi: 'या सूची में से चुनें' },
  signIn: { en: 'Sign in to buy', pa: 'ਖਰੀਦਣ ਲਈ ਲੌਗਇਨ ਕਰੋ', hi: 'खरीदने के लिए लॉगिन करें' },
  tryOtherwise: {
    en: 'Write fewer words or another name. Or ask the centre.',
    pa: 'ਘੱਟ ਸ਼ਬਦ ਜਾਂ ਕੋਈ ਹੋਰ ਨਾਮ ਲਿਖੋ। ਜਾਂ ਕੇਂਦਰ ਤੋਂ ਪੁੱਛੋ।',
    hi: 'कम शब्द या कोई और नाम लिखें। या केंद्र से पूछें।',
  },
  call: { en: 'Call the centre', pa: 'ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ', hi: 'केंद्र को फ़ोन करें' },
  write: { en: 'Write to the centre', pa: 'ਕੇਂਦਰ ਨੂੰ ਲਿਖੋ', hi: 'केंद्र को लिखें' },
  notHere: {
    en: 'The search is not on this phone yet. Connect to the network once. Until then, choose from the list.',
    pa: 'ਲੱਭਣ ਵਾਲਾ ਹਿੱਸਾ ਅਜੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਨਾਲ ਜੁੜੋ। ਉਦੋਂ ਤੱਕ ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ।',
    hi: 'खोज अभी इस फ़ोन में नहीं है। एक बार नेटवर्क से जुड़ें। तब तक सूची में से चुनें।',
  },
} as const satisfies Record<string, Words>
