/**
 * The subject of a mail, and the text of both: a telephone company has to know it word by word but for the date. Punjabi and
 * Hindi have one word for tomorrow and yesterday, and a text may come late.
 */
export const reminderTexts = {
  en: {
    subject: 'Khet Seva: your booking',
    tomorrow: 'Khet Seva: Your booking is tomorrow, {date}. See the time in the app, under My requests.',
    today: 'Khet Seva: Your booking is today, {date}. See the time in the app, under My requests.',
  },
  pa: {
    subject: 'ਖੇਤ ਸੇਵਾ: ਤੁਹਾਡੀ ਬੁਕਿੰਗ',
    tomorrow: 'ਖੇਤ ਸੇਵਾ: ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਕੱਲ੍ਹ, {date} ਨੂੰ ਹੈ। ਸਮਾਂ ਐਪ ਵਿੱਚ ਵੇਖੋ, “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ।',
    today: 'ਖੇਤ ਸੇਵਾ: ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਅੱਜ, {date} ਨੂੰ ਹੈ। ਸਮਾਂ ਐਪ ਵਿੱਚ ਵੇਖੋ, “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ।',
  },
  hi: {
    subject: 'खेत सेवा: आपकी बुकिंग',
    tomorrow: 'खेत सेवा: आपकी बुकिंग कल, {date} को है। समय ऐप में देखें, “मेरे आवेदन” में।',
    today: 'खेत सेवा: आपकी बुकिंग आज, {date} को है। समय ऐप में देखें, “मेरे आवेदन” में।',
  },
} as const
