import type { Words } from '#src/platform/i18n/words.ts'

const address = {
  en: 'Khet Seva Centre, Station Road, Sarna, Pathankot, Punjab 145025',
  pa: 'ਖੇਤ ਸੇਵਾ ਕੇਂਦਰ, ਸਟੇਸ਼ਨ ਰੋਡ, ਸਰਨਾ, ਪਠਾਨਕੋਟ, ਪੰਜਾਬ 145025',
  hi: 'खेत सेवा केंद्र, स्टेशन रोड, सरना, पठानकोट, पंजाब 145025',
} as const

const phone = '+91 90000 00100'

/** The centre of this installation. Another centre adapts the app by changing this file. All values are fictional. */
export const centre = {
  name: { en: 'Khet Seva', pa: 'ਖੇਤ ਸੇਵਾ', hi: 'खेत सेवा' },
  place: { en: 'Sarna, Pathankot', pa: 'ਸਰਨਾ, ਪਠਾਨਕੋਟ', hi: 'सरना, पठानकोट' },
  address,
  phone,
  supportPhone: '+91 90000 00101',
  email: 'namaste@khetseva.example.org',
  supportEmail: 'help@khetseva.example.org',
  trainingEmail: 'training@khetseva.example.org',
  trainingCentre: {
    en: 'Khet Seva Training Centre, Sarna, Pathankot',
    pa: 'ਖੇਤ ਸੇਵਾ ਸਿਖਲਾਈ ਕੇਂਦਰ, ਸਰਨਾ, ਪਠਾਨਕੋਟ',
    hi: 'खेत सेवा ट्रेनिंग केंद्र, सरना, पठानकोट',
  },
  /** The district's license for the sale of pesticides. */
  pesticideLicence: 'PB-PTK-INS-0000',
  hours: {
    weekdays: { en: 'Monday to Friday 9–6', pa: 'ਸੋਮ ਤੋਂ ਸ਼ੁੱਕਰ 9 ਤੋਂ 6', hi: 'सोम से शुक्र 9 से 6' },
    saturday: { en: 'Saturday 9–4', pa: 'ਸ਼ਨਿੱਚਰਵਾਰ 9 ਤੋਂ 4', hi: 'शनिवार 9 से 4' },
    sunday: { en: 'Sunday closed', pa: 'ਐਤਵਾਰ ਬੰਦ', hi: 'रविवार बंद' },
  },
  /** The same hours in machine-readable form. */
  opening: ['Mo-Fr 09:00-18:00', 'Sa 09:00-16:00'],
  /** The origin of canonical addresses. */
  site: 'https://khetseva.example.org',
  map: 'https://www.openstreetmap.org/search?query=Sarna%20Pathankot',
} as const satisfies Record<string, Words | string | readonly string[] | Record<string, Words>>

/**
 * The legal seller at the head of every receipt. A receipt keeps the seller of its day. Admins cannot change it in
 * the app, because it must match the register of taxpayers. The GSTIN is fictional.
 */
export const seller = {
  name: {
    en: 'Khet Seva Kisan Kendra (fictional)',
    pa: 'ਖੇਤ ਸੇਵਾ ਕਿਸਾਨ ਕੇਂਦਰ (ਸਿਰਫ਼ ਮਿਸਾਲ)',
    hi: 'खेत सेवा किसान केंद्र (सिर्फ़ मिसाल)',
  },
  address,
  phone,
  /** The first two digits are the code of the state: 03 is Punjab. */
  gstin: '03AAAAA0000A1Z5',
} as const satisfies Record<string, Words | string>
