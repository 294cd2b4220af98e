/** The subject of a mail, and the words of both: a telephone company has to know them word by word, so they name nothing. */
export const reminderTexts = {
  en: {
    subject: 'Khet Seva: your booking',
    tomorrow: 'Khet Seva: Your booking is tomorrow. See the time in the app, under My requests.',
    today: 'Khet Seva: Your booking is today. See the time in the app, under My requests.',
  },
  pa: {
    subject: 'ਖੇਤ ਸੇਵਾ: ਤੁਹਾਡੀ ਬੁਕਿੰਗ',
    tomorrow: 'ਖੇਤ ਸੇਵਾ: ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਕੱਲ੍ਹ ਲਈ ਹੈ। ਸਮਾਂ ਐਪ ਵਿੱਚ ਵੇਖੋ, “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ।',
    today: 'ਖੇਤ ਸੇਵਾ: ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਅੱਜ ਲਈ ਹੈ। ਸਮਾਂ ਐਪ ਵਿੱਚ ਵੇਖੋ, “ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ” ਵਿੱਚ।',
  },
  hi: {
    subject: 'खेत सेवा: आपकी बुकिंग',
    tomorrow: 'खेत सेवा: आपकी बुकिंग कल के लिए है। समय ऐप में देखें, “मेरे आवेदन” में।',
    today: 'खेत सेवा: आपकी बुकिंग आज के लिए है। समय ऐप में देखें, “मेरे आवेदन” में।',
  },
} as const
