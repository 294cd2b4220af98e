/** Words about how many there are. Beside the code that shows them: most phones never load it. */
export const stockWords = {
  out: { en: 'Out of stock', pa: 'ਮੁੱਕ ਗਿਆ', hi: 'खत्म हो गया' },
  outUntil: {
    en: 'Out of stock. Back on {day}.',
    pa: 'ਮੁੱਕ ਗਿਆ। {day} ਨੂੰ ਫਿਰ ਆਵੇਗਾ।',
    hi: 'खत्म हो गया। {day} को फिर आएगा।',
  },
  left: { en: '{count} left', pa: '{count} ਬਚੇ', hi: '{count} बचे' },
  leftAsOf: {
    en: '{count} left, as of {time}',
    pa: '{count} ਬਚੇ, {time} ਵਜੇ ਤੱਕ ਦੀ ਖਬਰ',
    hi: '{count} बचे, {time} तक की खबर',
  },
  fewer: { en: 'Only {count} left', pa: 'ਸਿਰਫ਼ {count} ਬਚੇ', hi: 'सिर्फ़ {count} बचे' },
}
