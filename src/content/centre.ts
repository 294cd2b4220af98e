import type { Closure, DayHours } from '#src/base/open-hours.ts'
import type { Words } from '#src/platform/i18n/words.ts'

/** Days with hours of their own, and what for. */
export interface CentreClosure extends Closure {
  /** Empty for none. */
  readonly name: Words | null
}

/** What a centre is; everything but `site` is a setting (settings.ts). */
export interface Centre {
  readonly name: Words
  readonly place: Words
  readonly address: Words
  readonly phone: string
  readonly supportPhone: string
  readonly email: string
  readonly supportEmail: string
  readonly trainingEmail: string
  readonly trainingCentre: Words
  /** The hash of a photo; empty for none. */
  readonly logo: string
  readonly seedLicence: string
  readonly fertilizerLicence: string
  readonly pesticideLicence: string
  readonly opening: readonly DayHours[]
  readonly closures: readonly CentreClosure[]
  readonly upi: string
  readonly sellerName: Words
  readonly gstin: string
  readonly off: readonly string[]
  readonly site: string
  readonly map: string
}

const address = {
  en: 'Khet Seva Centre, Station Road, Sarna, Pathankot, Punjab 145025',
  pa: 'ਖੇਤ ਸੇਵਾ ਕੇਂਦਰ, ਸਟੇਸ਼ਨ ਰੋਡ, ਸਰਨਾ, ਪਠਾਨਕੋਟ, ਪੰਜਾਬ 145025',
  hi: 'खेत सेवा केंद्र, स्टेशन रोड, सरना, पठानकोट, पंजाब 145025',
} as const

const phone = '+91 90000 00100'
const nineToSix = [9 * 60, 18 * 60] as const

/** The centre as this build has it; an admin puts its own settings in their place. All values are fictional. */
export const centre: Centre = {
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
  logo: '',
  /** Empty until somebody writes them: a made-up number on a bill would be an offence. */
  seedLicence: '',
  fertilizerLicence: '',
  pesticideLicence: '',
  /** The hours of each weekday, Sunday first. */
  opening: [null, nineToSix, nineToSix, nineToSix, nineToSix, nineToSix, [9 * 60, 16 * 60]],
  /** Days with other hours, and days on which the centre is closed. */
  closures: [],
  /** Where a person pays by UPI at the door or the counter; empty for none. */
  upi: '',
  /** The seller of the receipts, as the register of taxpayers has it. A receipt keeps the seller of its day. */
  sellerName: {
    en: 'Khet Seva Kisan Kendra (fictional)',
    pa: 'ਖੇਤ ਸੇਵਾ ਕਿਸਾਨ ਕੇਂਦਰ (ਸਿਰਫ਼ ਮਿਸਾਲ)',
    hi: 'खेत सेवा किसान केंद्र (सिर्फ़ मिसाल)',
  },
  /** The first two digits are the code of the state: 03 is Punjab. */
  gstin: '03AAAAA0000A1Z5',
  /** Addresses of shelves and services that the centre does not have. */
  off: [],
  /** The origin of canonical addresses. */
  site: 'https://khetseva.example.org',
  map: 'https://www.openstreetmap.org/search?query=Sarna%20Pathankot',
}

/** The legal seller at the head of every receipt. */
export const seller = { name: centre.sellerName, address, phone, gstin: centre.gstin }
