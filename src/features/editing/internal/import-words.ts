import type { Words } from '#src/platform/i18n/words.ts'

/** Words of changing many products by a file. */
export const importWords = {
  how: {
    en: 'Save the list. Change it in Excel or Google Sheets. Then choose the file here. You see every change before it counts.',
    pa: 'ਸੂਚੀ ਸੇਵ ਕਰੋ। Excel ਜਾਂ Google Sheets ਵਿੱਚ ਬਦਲੋ। ਫਿਰ ਫ਼ਾਈਲ ਇੱਥੇ ਚੁਣੋ। ਲਾਗੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਬਦਲਾਅ ਵੇਖ ਸਕੋਗੇ।',
    hi: 'सूची सेव करें। Excel या Google Sheets में बदलें। फिर फ़ाइल यहाँ चुनें। लागू होने से पहले हर बदलाव देख सकेंगे।',
  },
  fresh: {
    en: 'A row without an id is a new product. A new shelf name makes a new shelf.',
    pa: 'ਜਿਸ ਲਾਈਨ ਵਿੱਚ ਪਛਾਣ ਨਹੀਂ, ਉਹ ਨਵਾਂ ਸਾਮਾਨ ਹੈ। ਸ਼ੈਲਫ਼ ਦਾ ਨਵਾਂ ਨਾਮ ਨਵੀਂ ਸ਼ੈਲਫ਼ ਬਣਾਉਂਦਾ ਹੈ।',
    hi: 'जिस लाइन में पहचान नहीं, वह नया सामान है। शेल्फ़ का नया नाम नई शेल्फ़ बनाता है।',
  },
  save: { en: 'Save the list (CSV)', pa: 'ਸੂਚੀ ਸੇਵ ਕਰੋ (CSV)', hi: 'सूची सेव करें (CSV)' },
  choose: { en: 'Choose the changed file', pa: 'ਬਦਲੀ ਹੋਈ ਫ਼ਾਈਲ ਚੁਣੋ', hi: 'बदली हुई फ़ाइल चुनें' },
  reading: { en: 'Reading the file', pa: 'ਫ਼ਾਈਲ ਪੜ੍ਹ ਰਹੇ ਹਾਂ', hi: 'फ़ाइल पढ़ रहे हैं' },
  changed: { en: 'Will change: {count}', pa: 'ਬਦਲਣਗੇ: {count}', hi: 'बदलेंगे: {count}' },
  isNew: { en: 'New products: {count}', pa: 'ਨਵਾਂ ਸਾਮਾਨ: {count}', hi: 'नया सामान: {count}' },
  same: { en: 'Stay as they are: {count}', pa: 'ਪਹਿਲਾਂ ਵਰਗੇ: {count}', hi: 'पहले जैसे: {count}' },
  ignored: {
    en: 'Columns not read: {headings}',
    pa: 'ਨਹੀਂ ਪੜ੍ਹੇ ਖਾਨੇ: {headings}',
    hi: 'नहीं पढ़े गए खाने: {headings}',
  },
  bad: {
    en: 'Wrong rows: {count}. The others can be changed without them.',
    pa: 'ਗਲਤ ਲਾਈਨਾਂ: {count}। ਬਾਕੀ ਇਨ੍ਹਾਂ ਤੋਂ ਬਿਨਾਂ ਬਦਲ ਸਕਦੇ ਹੋ।',
    hi: 'गलत लाइनें: {count}। बाकी इनके बिना बदल सकते हैं।',
  },
  saveBad: {
    en: 'Save the wrong rows (CSV)',
    pa: 'ਗਲਤ ਲਾਈਨਾਂ ਸੇਵ ਕਰੋ (CSV)',
    hi: 'गलत लाइनें सेव करें (CSV)',
  },
  whyBad: { en: 'What is wrong', pa: 'ਕੀ ਗਲਤ ਹੈ', hi: 'क्या गलत है' },
  row: { en: 'Row {row}', pa: 'ਲਾਈਨ {row}', hi: 'लाइन {row}' },
  more: { en: 'Show {count} more', pa: '{count} ਹੋਰ ਵੇਖੋ', hi: '{count} और देखें' },
  stale: {
    en: 'Changed in the shop after this file was made: {count}. The file may have old values.',
    pa: 'ਫ਼ਾਈਲ ਬਣਨ ਤੋਂ ਬਾਅਦ ਦੁਕਾਨ ਵਿੱਚ ਬਦਲੇ: {count}। ਫ਼ਾਈਲ ਵਿੱਚ ਪੁਰਾਣੀਆਂ ਕੀਮਤਾਂ ਹੋ ਸਕਦੀਆਂ ਹਨ।',
    hi: 'फ़ाइल बनने के बाद दुकान में बदले: {count}। फ़ाइल में पुरानी कीमतें हो सकती हैं।',
  },
  takeStale: {
    en: 'Take these from the file too',
    pa: 'ਇਹ ਵੀ ਫ਼ਾਈਲ ਵਾਲੇ ਕਰੋ',
    hi: 'ये भी फ़ाइल वाले करें',
  },
  take: { en: 'Change {count} products', pa: '{count} ਸਾਮਾਨ ਬਦਲੋ', hi: '{count} सामान बदलें' },
  tooMany: {
    en: 'This file changes {count} products. At most {most} go at once. Make two files of it.',
    pa: 'ਇਹ ਫ਼ਾਈਲ {count} ਸਾਮਾਨ ਬਦਲਦੀ ਹੈ। ਇੱਕ ਵਾਰ ਵਿੱਚ {most} ਤੱਕ ਬਦਲਦੇ ਹਨ। ਇਸ ਦੀਆਂ ਦੋ ਫ਼ਾਈਲਾਂ ਬਣਾਓ।',
    hi: 'यह फ़ाइल {count} सामान बदलती है। एक बार में {most} तक बदलते हैं। इसकी दो फ़ाइलें बनाएँ।',
  },
  tooLong: {
    en: 'The texts in this file are too long to go at once. Make two files of it.',
    pa: 'ਇਸ ਫ਼ਾਈਲ ਦੀ ਲਿਖਤ ਇੱਕ ਵਾਰ ਵਿੱਚ ਭੇਜਣ ਲਈ ਬਹੁਤ ਲੰਬੀ ਹੈ। ਇਸ ਦੀਆਂ ਦੋ ਫ਼ਾਈਲਾਂ ਬਣਾਓ।',
    hi: 'इस फ़ाइल का लेख एक बार में भेजने के लिए बहुत लंबा है। इसकी दो फ़ाइलें बनाएँ।',
  },
  nothing: {
    en: 'Nothing in this file is different from the shop.',
    pa: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਦੁਕਾਨ ਤੋਂ ਵੱਖਰਾ ਕੁਝ ਨਹੀਂ।',
    hi: 'इस फ़ाइल में दुकान से अलग कुछ नहीं।',
  },
  label: { en: '{count} products, {file}', pa: '{count} ਸਾਮਾਨ, {file}', hi: '{count} सामान, {file}' },
  undo: { en: 'Undo', pa: 'ਵਾਪਸ ਕਰੋ', hi: 'वापस करें' },
  undoAll: { en: 'Undo all of it', pa: 'ਸਾਰਾ ਵਾਪਸ ਕਰੋ', hi: 'सब वापस करें' },
  undoLabel: { en: 'Undo: {label}', pa: 'ਵਾਪਸ: {label}', hi: 'वापस: {label}' },
  withdrawn: { en: 'The file was not sent.', pa: 'ਫ਼ਾਈਲ ਨਹੀਂ ਭੇਜੀ ਗਈ।', hi: 'फ़ाइल नहीं भेजी गई।' },
  waiting: { en: 'Not sent yet', pa: 'ਭੇਜਣੇ ਬਾਕੀ', hi: 'भेजने बाकी' },
  mine: { en: 'In the file: {text}', pa: 'ਫ਼ਾਈਲ ਵਿੱਚ: {text}', hi: 'फ़ाइल में: {text}' },
  theirs: { en: 'At the centre now: {text}', pa: 'ਕੇਂਦਰ ਵਿੱਚ ਹੁਣ: {text}', hi: 'केंद्र में अब: {text}' },
  shelfLabels: { en: 'Labels for the shelves', pa: 'ਸ਼ੈਲਫ਼ਾਂ ਦੇ ਲੇਬਲ', hi: 'शेल्फ़ के लेबल' },
  whichShelf: { en: 'Which shelf', pa: 'ਕਿਹੜੀ ਸ਼ੈਲਫ਼', hi: 'कौन सी शेल्फ़' },
  labels: { en: 'Print labels', pa: 'ਲੇਬਲ ਪ੍ਰਿੰਟ ਕਰੋ', hi: 'लेबल प्रिंट करें' },
  photos: { en: 'Pictures of many products', pa: 'ਕਈ ਸਾਮਾਨ ਦੀਆਂ ਫ਼ੋਟੋਆਂ', hi: 'कई सामान की फ़ोटो' },
  photosHow: {
    en: 'Give each picture the id or the English name of its product, such as paneer.jpg. Then choose all of them.',
    pa: 'ਹਰ ਫ਼ੋਟੋ ਦਾ ਨਾਮ ਸਾਮਾਨ ਦੀ ਪਛਾਣ ਜਾਂ ਅੰਗਰੇਜ਼ੀ ਨਾਮ ਰੱਖੋ, ਜਿਵੇਂ paneer.jpg। ਫਿਰ ਸਾਰੀਆਂ ਚੁਣੋ।',
    hi: 'हर फ़ोटो का नाम सामान की पहचान या अंग्रेज़ी नाम रखें, जैसे paneer.jpg। फिर सब चुनें।',
  },
  choosePhotos: { en: 'Choose pictures', pa: 'ਫ਼ੋਟੋਆਂ ਚੁਣੋ', hi: 'फ़ोटो चुनें' },
  makingSmall: {
    en: 'Making pictures small: {done} of {all}',
    pa: 'ਫ਼ੋਟੋਆਂ ਛੋਟੀਆਂ ਕਰ ਰਹੇ ਹਾਂ: {all} ਵਿੱਚੋਂ {done}',
    hi: 'फ़ोटो छोटी कर रहे हैं: {all} में से {done}',
  },
  noProduct: {
    en: 'No single product is called {file}.',
    pa: '{file} ਨਾਮ ਦਾ ਕੋਈ ਇੱਕ ਸਾਮਾਨ ਨਹੀਂ।',
    hi: '{file} नाम का कोई एक सामान नहीं।',
  },
} as const satisfies Readonly<Record<string, Words>>
