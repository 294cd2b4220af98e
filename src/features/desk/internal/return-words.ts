/** The words of taking goods back. */
export const returnWords = {
  title: { en: 'Take goods back', pa: 'ਮਾਲ ਵਾਪਸ ਲਓ', hi: 'माल वापस लें' },
  /** To the shelf. */
  whole: { en: 'Good, back on the shelf', pa: 'ਠੀਕ, ਦੁਕਾਨ ਵਿੱਚ ਵਾਪਸ', hi: 'ठीक, दुकान में वापस' },
  spoilt: { en: 'Spoilt or broken', pa: 'ਖਰਾਬ ਜਾਂ ਟੁੱਟਾ', hi: 'खराब या टूटा' },
  left: { en: 'At most {count}', pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {count}', hi: 'ज़्यादा से ज़्यादा {count}' },
  tooMany: {
    en: 'Write a whole number. Both together are at most {count}.',
    pa: 'ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ। ਦੋਵੇਂ ਮਿਲਾ ਕੇ ਵੱਧ ਤੋਂ ਵੱਧ {count}।',
    hi: 'पूरी गिनती लिखें। दोनों मिलाकर ज़्यादा से ज़्यादा {count}।',
  },
  nothing: {
    en: 'Write how many came back.',
    pa: 'ਲਿਖੋ ਕਿੰਨੇ ਵਾਪਸ ਆਏ।',
    hi: 'लिखें कितने वापस आए।',
  },
  ways: { en: 'How the money goes back', pa: 'ਪੈਸੇ ਕਿਵੇਂ ਵਾਪਸ ਜਾਣ', hi: 'पैसे कैसे वापस जाएँ' },
  till: { en: 'Cash from the till', pa: 'ਗੱਲੇ ਵਿੱਚੋਂ ਨਕਦ', hi: 'गल्ले से नकद' },
  mine: { en: 'Cash that I have in hand', pa: 'ਮੇਰੇ ਹੱਥ ਵਾਲਾ ਨਕਦ', hi: 'मेरे हाथ का नकद' },
  upi: { en: 'From the bank, by hand', pa: 'ਬੈਂਕ ਤੋਂ, ਆਪ ਭੇਜ ਕੇ', hi: 'बैंक से, खुद भेजकर' },
  provider: { en: 'As it was paid, online', pa: 'ਜਿਵੇਂ ਆਨਲਾਈਨ ਆਏ ਸੀ', hi: 'जैसे ऑनलाइन आए थे' },
  account: { en: 'To the khata', pa: 'ਖਾਤੇ ਵਿੱਚ', hi: 'खाते में' },
  note: { en: 'Note (the buyer reads it)', pa: 'ਨੋਟ (ਗਾਹਕ ਪੜ੍ਹੇਗਾ)', hi: 'नोट (ग्राहक पढ़ेगा)' },
  take: {
    en: 'Take back, {sum} goes back',
    pa: 'ਵਾਪਸ ਲਓ, {sum} ਵਾਪਸ ਜਾਣਗੇ',
    hi: 'वापस लें, {sum} वापस जाएँगे',
  },
  first: {
    en: 'Hand over the money when the number of the credit note stands here.',
    pa: 'ਪੈਸੇ ਤਦ ਦਿਓ ਜਦ ਇੱਥੇ ਵਾਪਸੀ ਪਰਚੀ ਦਾ ਨੰਬਰ ਆ ਜਾਵੇ।',
    hi: 'पैसे तब दें जब यहाँ वापसी पर्ची का नंबर आ जाए।',
  },
  onItsWay: {
    en: 'Saved on this phone. Wait for the credit note before you hand over money.',
    pa: 'ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ। ਪੈਸੇ ਦੇਣ ਤੋਂ ਪਹਿਲਾਂ ਵਾਪਸੀ ਪਰਚੀ ਦੀ ਉਡੀਕ ਕਰੋ।',
    hi: 'इस फ़ोन में सेव है। पैसे देने से पहले वापसी पर्ची का इंतज़ार करें।',
  },
} as const
