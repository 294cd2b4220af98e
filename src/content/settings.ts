import type { Words } from '#src/platform/i18n/words.ts'
import type { Centre } from './centre.ts'
import { licenceTitles } from './licences.ts'

/** How a setting is written, by which the form and the database check it. */
type Kind =
  /** A text in every language. */
  | { readonly kind: 'words'; readonly longest: number }
  /** One line, the same in every language, of the pattern: a regular expression that PostgreSQL reads too. */
  | { readonly kind: 'text'; readonly longest: number; readonly pattern: string; readonly typed: Typed }
  /** The hours of each weekday; days with other hours; addresses of pages; a stored photo. */
  | { readonly kind: 'opening' | 'closures' | 'addresses' | 'photo' }

/** How one line is typed and cleaned: by a telephone's keys, as an email, as a place of a map, in capitals, or as it is. */
type Typed = 'tel' | 'email' | 'map' | 'capitals' | 'plain'

export type Setting = Kind & {
  readonly group: keyof typeof settingGroups
  readonly title: Words
  /** What it is for, or how it is written; also said where it is written otherwise. */
  readonly hint?: Words
}

/** The groups of settings, in order. */
export const settingGroups = {
  centre: { en: 'The centre', pa: 'ਕੇਂਦਰ', hi: 'केंद्र' },
  hours: { en: 'When it is open', pa: 'ਕਦੋਂ ਖੁੱਲ੍ਹਾ ਹੈ', hi: 'कब खुला है' },
  contact: { en: 'Phones and emails', pa: 'ਫ਼ੋਨ ਅਤੇ ਈਮੇਲ', hi: 'फ़ोन और ईमेल' },
  shelves: { en: 'What it sells and does', pa: 'ਕੀ ਵੇਚਦਾ ਹੈ ਅਤੇ ਕੀ ਕਰਦਾ ਹੈ', hi: 'क्या बेचता है और क्या करता है' },
  payment: { en: 'Receipts and payment', pa: 'ਰਸੀਦਾਂ ਅਤੇ ਪੈਸੇ', hi: 'रसीदें और पैसे' },
} as const satisfies Record<string, Words>

const phone = {
  kind: 'text',
  longest: 20,
  pattern: String.raw`\+91 ?[6-9][0-9]{4} ?[0-9]{5}`,
  typed: 'tel',
} as const
const email = {
  kind: 'text',
  longest: 100,
  pattern: '[^ @<>"]+@[^ @<>"]+[.][^ @<>"]+',
  typed: 'email',
} as const
const mobileHint = {
  en: 'Write the mobile number with its 10 digits.',
  pa: 'ਮੋਬਾਈਲ ਨੰਬਰ ਪੂਰੇ 10 ਅੰਕਾਂ ਨਾਲ ਲਿਖੋ।',
  hi: 'मोबाइल नंबर पूरे 10 अंकों के साथ लिखें।',
}
const emailHint = {
  en: 'Write the email as in name@example.org.',
  pa: 'ਈਮੇਲ ਇਵੇਂ ਲਿਖੋ: name@example.org',
  hi: 'ईमेल ऐसे लिखें: name@example.org',
}
const licence = {
  kind: 'text',
  longest: 40,
  pattern: '([A-Z0-9][A-Z0-9/. -]{2,39})?',
  typed: 'capitals',
  group: 'payment',
  hint: {
    en: 'Write its number, as on the paper. Then it is on receipts and under Contact. Without a licence leave it empty.',
    pa: 'ਇਸ ਦਾ ਨੰਬਰ ਲਿਖੋ, ਜਿਵੇਂ ਕਾਗਜ਼ ਉੱਤੇ ਹੈ। ਫਿਰ ਇਹ ਰਸੀਦਾਂ ਉੱਤੇ ਅਤੇ ਸੰਪਰਕ ਵਾਲੇ ਸਫ਼ੇ ਉੱਤੇ ਦਿਸੇਗਾ। ਲਾਇਸੈਂਸ ਨਹੀਂ ਤਾਂ ਖਾਲੀ ਛੱਡੋ।',
    hi: 'इसका नंबर लिखें, जैसे कागज़ पर है। फिर यह रसीदों पर और संपर्क वाले पन्ने पर दिखेगा। लाइसेंस नहीं है तो खाली छोड़ें।',
  },
} as const

/**
 * The settings of the centre, each with its words and its check; centre.ts has the defaults. An admin or a manager changes them
 * under *Change the shop*.
 */
export const settings = {
  name: {
    kind: 'words',
    longest: 60,
    group: 'centre',
    title: { en: 'Name of the centre', pa: 'ਕੇਂਦਰ ਦਾ ਨਾਮ', hi: 'केंद्र का नाम' },
  },
  logo: {
    kind: 'photo',
    group: 'centre',
    title: { en: 'Logo', pa: 'ਲੋਗੋ', hi: 'लोगो' },
  },
  place: {
    kind: 'words',
    longest: 80,
    group: 'centre',
    title: { en: 'Village or town, and district', pa: 'ਪਿੰਡ ਜਾਂ ਸ਼ਹਿਰ, ਅਤੇ ਜ਼ਿਲ੍ਹਾ', hi: 'गाँव या शहर, और ज़िला' },
  },
  address: {
    kind: 'words',
    longest: 200,
    group: 'centre',
    title: { en: 'Address', pa: 'ਪਤਾ', hi: 'पता' },
    hint: {
      en: 'It is on every receipt too.',
      pa: 'ਇਹ ਹਰ ਰਸੀਦ ਉੱਤੇ ਵੀ ਹੁੰਦਾ ਹੈ।',
      hi: 'यह हर रसीद पर भी होता है।',
    },
  },
  map: {
    kind: 'text',
    longest: 200,
    pattern: 'https://www[.]openstreetmap[.]org/[!-~]+',
    typed: 'map',
    group: 'centre',
    title: { en: 'Place on the map', pa: 'ਨਕਸ਼ੇ ਉੱਤੇ ਥਾਂ', hi: 'नक्शे पर जगह' },
    hint: {
      en: 'Write two numbers, north and east: 32.2733, 75.6522. Or paste the link of a map.',
      pa: 'ਦੋ ਨੰਬਰ ਲਿਖੋ, ਉੱਤਰ ਅਤੇ ਪੂਰਬ: 32.2733, 75.6522। ਜਾਂ ਨਕਸ਼ੇ ਦਾ ਲਿੰਕ ਪਾਓ।',
      hi: 'दो नंबर लिखें, उत्तर और पूरब: 32.2733, 75.6522। या नक्शे का लिंक डालें।',
    },
  },
  trainingCentre: {
    kind: 'words',
    longest: 200,
    group: 'centre',
    title: { en: 'Training centre', pa: 'ਸਿਖਲਾਈ ਕੇਂਦਰ', hi: 'ट्रेनिंग केंद्र' },
  },
  opening: {
    kind: 'opening',
    group: 'hours',
    title: { en: 'Opening hours', pa: 'ਖੁੱਲ੍ਹਣ ਦਾ ਸਮਾਂ', hi: 'खुलने का समय' },
  },
  closures: {
    kind: 'closures',
    group: 'hours',
    title: { en: 'Holidays and half days', pa: 'ਛੁੱਟੀਆਂ ਅਤੇ ਅੱਧੇ ਦਿਨ', hi: 'छुट्टियाँ और आधे दिन' },
  },
  phone: { ...phone, group: 'contact', title: { en: 'Phone', pa: 'ਫ਼ੋਨ', hi: 'फ़ोन' }, hint: mobileHint },
  supportPhone: {
    ...phone,
    group: 'contact',
    title: { en: 'Phone for help', pa: 'ਮਦਦ ਦਾ ਫ਼ੋਨ', hi: 'मदद का फ़ोन' },
    hint: mobileHint,
  },
  email: { ...email, group: 'contact', title: { en: 'Email', pa: 'ਈਮੇਲ', hi: 'ईमेल' }, hint: emailHint },
  supportEmail: {
    ...email,
    group: 'contact',
    title: { en: 'Email for help', pa: 'ਮਦਦ ਦੀ ਈਮੇਲ', hi: 'मदद का ईमेल' },
    hint: emailHint,
  },
  trainingEmail: {
    ...email,
    group: 'contact',
    title: { en: 'Email about training', pa: 'ਸਿਖਲਾਈ ਬਾਰੇ ਈਮੇਲ', hi: 'ट्रेनिंग के बारे में ईमेल' },
    hint: emailHint,
  },
  off: {
    kind: 'addresses',
    group: 'shelves',
    title: { en: 'Shelves and services', pa: 'ਸਾਮਾਨ ਅਤੇ ਸੇਵਾਵਾਂ', hi: 'सामान और सेवाएँ' },
  },
  sellerName: {
    kind: 'words',
    longest: 120,
    group: 'payment',
    title: { en: 'Name on receipts', pa: 'ਰਸੀਦ ਉੱਤੇ ਨਾਮ', hi: 'रसीद पर नाम' },
    hint: {
      en: 'As the register of taxpayers has it. Receipts that are made keep their name.',
      pa: 'ਜਿਵੇਂ GST ਵਿੱਚ ਦਰਜ ਹੈ। ਬਣ ਚੁੱਕੀਆਂ ਰਸੀਦਾਂ ਦਾ ਨਾਮ ਨਹੀਂ ਬਦਲਦਾ।',
      hi: 'जैसा GST में दर्ज है। बनी हुई रसीदों का नाम नहीं बदलता।',
    },
  },
  gstin: {
    kind: 'text',
    longest: 15,
    pattern: '[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]',
    typed: 'capitals',
    group: 'payment',
    title: { en: 'GSTIN', pa: 'GSTIN', hi: 'GSTIN' },
    hint: {
      en: 'Write its 15 letters and digits, as on the certificate.',
      pa: 'ਇਸ ਦੇ 15 ਅੱਖਰ ਅਤੇ ਅੰਕ ਲਿਖੋ, ਜਿਵੇਂ ਸਰਟੀਫ਼ਿਕੇਟ ਉੱਤੇ ਹਨ।',
      hi: 'इसके 15 अक्षर और अंक लिखें, जैसे प्रमाण पत्र पर हैं।',
    },
  },
  seedLicence: { ...licence, title: licenceTitles.seedLicence },
  fertilizerLicence: { ...licence, title: licenceTitles.fertilizerLicence },
  pesticideLicence: { ...licence, title: licenceTitles.pesticideLicence },
  upi: {
    kind: 'text',
    longest: 80,
    pattern: '([a-zA-Z0-9._-]{2,50}@[a-zA-Z][a-zA-Z0-9]{1,28})?',
    typed: 'plain',
    group: 'payment',
    title: { en: 'UPI address', pa: 'UPI ਪਤਾ', hi: 'UPI पता' },
    hint: {
      en: 'As in khetseva@sbi. Leave it empty if nobody pays by UPI.',
      pa: 'ਜਿਵੇਂ khetseva@sbi। ਜੇ ਕੋਈ UPI ਨਾਲ ਪੈਸੇ ਨਹੀਂ ਦਿੰਦਾ ਤਾਂ ਖਾਲੀ ਛੱਡੋ।',
      hi: 'जैसे khetseva@sbi। अगर कोई UPI से पैसे नहीं देता तो खाली छोड़ें।',
    },
  },
} as const satisfies Record<Exclude<keyof Centre, 'site'>, Setting>

/** The name of a setting, a key of `settings`. */
export type SettingKey = keyof typeof settings

/** Returns a setting by its name, or `undefined` for no setting. */
export const settingOf = (key: string): Setting | undefined =>
  Object.hasOwn(settings, key) ? settings[key as SettingKey] : undefined
