import type { Language } from '#src/platform/i18n/words.ts'

interface NotificationWords {
  readonly title: string
  /** For the current user. */
  readonly request: string
  /** After a long absence, when somebody else may hold the phone. */
  readonly anything: string
  /** An order that waited on this phone is with the centre. */
  readonly toPay: string
  /** A booking of theirs begins on the next day, or on this one, `{date}`. */
  readonly tomorrow: string
  readonly today: string
}

/** Texts of notifications. A worker serves all languages, so it has all of them. */
export const notificationWords: Readonly<Record<Language, NotificationWords>> = {
  ['en']: {
    title: 'Khet Seva',
    request: 'There is news about your request or order.',
    anything: 'There is something new. Open the app to see it.',
    toPay: 'Your order has reached the centre. It is not paid yet.',
    tomorrow: 'Your booking is tomorrow, {date}. Open the app to see the time.',
    today: 'Your booking is today, {date}. Open the app to see the time.',
  },
  ['pa']: {
    title: 'ਖੇਤ ਸੇਵਾ',
    request: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਜਾਂ ਆਰਡਰ ਬਾਰੇ ਖਬਰ ਆਈ ਹੈ।',
    anything: 'ਕੁਝ ਨਵਾਂ ਆਇਆ ਹੈ। ਵੇਖਣ ਲਈ ਐਪ ਖੋਲ੍ਹੋ।',
    toPay: 'ਤੁਹਾਡਾ ਆਰਡਰ ਕੇਂਦਰ ਨੂੰ ਮਿਲ ਗਿਆ। ਭੁਗਤਾਨ ਬਾਕੀ ਹੈ।',
    tomorrow: 'ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਕੱਲ੍ਹ, {date} ਨੂੰ ਹੈ। ਸਮਾਂ ਵੇਖਣ ਲਈ ਐਪ ਖੋਲ੍ਹੋ।',
    today: 'ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਅੱਜ, {date} ਨੂੰ ਹੈ। ਸਮਾਂ ਵੇਖਣ ਲਈ ਐਪ ਖੋਲ੍ਹੋ।',
  },
  ['hi']: {
    title: 'खेत सेवा',
    request: 'आपके आवेदन या ऑर्डर के बारे में खबर आई है।',
    anything: 'कुछ नया आया है। देखने के लिए ऐप खोलें।',
    toPay: 'आपका ऑर्डर केंद्र को मिल गया। भुगतान बाकी है।',
    tomorrow: 'आपकी बुकिंग कल, {date} को है। समय देखने के लिए ऐप खोलें।',
    today: 'आपकी बुकिंग आज, {date} को है। समय देखने के लिए ऐप खोलें।',
  },
}
