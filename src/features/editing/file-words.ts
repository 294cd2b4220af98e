import { units } from '#src/content/catalogue.ts'
import type { Words } from '#src/platform/i18n/words.ts'

/** A word of the catalogue's file, and what else people write for it. */
export interface FileWord {
  readonly words: Words
  readonly also?: readonly string[]
}

const columns = {
  id: {
    words: { en: 'Product id', pa: 'ਸਾਮਾਨ ਦੀ ਪਛਾਣ', hi: 'सामान की पहचान' },
    also: ['id', 'item id', 'sku', 'code', 'product code'],
  },
  version: {
    words: { en: 'Version, do not change', pa: 'ਇਹ ਨਾ ਬਦਲੋ', hi: 'इसे न बदलें' },
    also: ['version'],
  },
  catalogue: {
    words: { en: 'Page of the shop', pa: 'ਦੁਕਾਨ ਦਾ ਪੰਨਾ', hi: 'दुकान का पेज' },
    also: ['catalogue', 'catalog', 'page', 'department', 'ਪੰਨਾ', 'पेज', 'पन्ना'],
  },
  section: {
    words: { en: 'Shelf', pa: 'ਸ਼ੈਲਫ਼', hi: 'शेल्फ़' },
    also: ['section', 'category', 'group', 'ਸ਼੍ਰੇਣੀ', 'श्रेणी'],
  },
  name: {
    words: { en: 'Name', pa: 'ਨਾਮ', hi: 'नाम' },
    also: [
      'item',
      'product',
      'item name',
      'product name',
      'ਨਾਂ',
      'ਸਾਮਾਨ',
      'सामान',
      'सामान का नाम',
      'ਸਾਮਾਨ ਦਾ ਨਾਮ',
    ],
  },
  price: {
    words: { en: 'Price in rupees', pa: 'ਕੀਮਤ ਰੁਪਏ', hi: 'कीमत रुपये' },
    also: [
      'price',
      'rate',
      'mrp',
      'cost',
      'amount',
      'price rs',
      'rupees',
      'ਕੀਮਤ',
      'ਰੇਟ',
      'ਭਾਅ',
      'ਮੁੱਲ',
      'कीमत',
      'रेट',
      'भाव',
      'मूल्य',
      'दाम',
    ],
  },
  pack: {
    words: { en: 'Pack', pa: 'ਪੈਕ', hi: 'पैक' },
    also: [
      'pack size',
      'size',
      'packing',
      'quantity',
      'qty',
      'weight',
      'amount in a pack',
      'ਮਾਤਰਾ',
      'ਵਜ਼ਨ',
      'मात्रा',
      'वज़न',
    ],
  },
  unit: { words: { en: 'Unit', pa: 'ਕਿਸ ਵਿੱਚ', hi: 'किसमें' }, also: ['uom', 'units', 'ਨਾਪ', 'नाप'] },
  tiers: {
    words: { en: 'Price by quantity', pa: 'ਮਾਤਰਾ ਮੁਤਾਬਕ ਕੀਮਤ', hi: 'मात्रा के हिसाब से कीमत' },
    also: ['bulk price', 'wholesale price', 'ਥੋਕ ਕੀਮਤ', 'थोक कीमत', 'थोक भाव'],
  },
  offer: {
    words: { en: 'Offer price', pa: 'ਛੋਟ ਵਾਲੀ ਕੀਮਤ', hi: 'छूट वाली कीमत' },
    also: ['offer', 'sale price', 'discount price', 'special price', 'ਛੋਟ', 'छूट'],
  },
  from: {
    words: { en: 'Offer from', pa: 'ਛੋਟ ਕਦੋਂ ਤੋਂ', hi: 'छूट कब से' },
    also: ['offer begins', 'sale from', 'from'],
  },
  until: {
    words: { en: 'Offer until', pa: 'ਛੋਟ ਕਦੋਂ ਤੱਕ', hi: 'छूट कब तक' },
    also: ['offer ends', 'sale until', 'until', 'offer to', 'to'],
  },
  badge: {
    words: { en: 'Label on the card', pa: 'ਕਾਰਡ ਉੱਤੇ ਲੇਬਲ', hi: 'कार्ड पर लेबल' },
    also: ['label', 'badge', 'tag', 'ਲੇਬਲ', 'लेबल'],
  },
  about: {
    words: { en: 'Use', pa: 'ਵਰਤੋਂ', hi: 'इस्तेमाल' },
    also: ['about', 'description', 'details', 'ਵੇਰਵਾ', 'विवरण'],
  },
  hsn: { words: { en: 'HSN code', pa: 'HSN ਕੋਡ', hi: 'HSN कोड' }, also: ['hsn', 'hsn sac', 'hsn no'] },
  rate: {
    words: { en: 'Tax in percent', pa: 'ਟੈਕਸ ਪ੍ਰਤੀਸ਼ਤ', hi: 'टैक्स प्रतिशत' },
    also: ['tax', 'gst', 'gst rate', 'tax rate', 'gst percent', 'ਟੈਕਸ', 'ਜੀਐੱਸਟੀ', 'टैक्स', 'जीएसटी'],
  },
  available: {
    words: { en: 'On sale', pa: 'ਵਿਕਦਾ ਹੈ', hi: 'बिकता है' },
    also: ['available', 'active', 'on', 'on or off', 'status', 'in stock', 'ਚਾਲੂ', 'चालू'],
  },
} as const satisfies Readonly<Record<string, FileWord>>

/** A column of the catalogue's file. Those of words stand once for each language. */
export type FileColumn = keyof typeof columns

/** What people write for a unit besides its word. */
const unitsAlso: Partial<Record<keyof typeof units, readonly string[]>> = {
  g: ['gm', 'gms', 'gram', 'grams', 'ਗ੍ਰਾ', 'ग्रा'],
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'ਕਿਲੋਗ੍ਰਾਮ', 'ਕਿੱਲੋ', 'किलोग्राम', 'किग्रा'],
  ml: ['mls', 'millilitre', 'millilitres', 'milliliter', 'ਮਿਲੀ', 'मिली'],
  litre: ['l', 'lt', 'ltr', 'ltrs', 'liter', 'liters', 'litres', 'ਲਿਟਰ', 'लिटर'],
  seeds: ['seed'],
  packet: ['packets', 'pkt', 'pkts', 'pack', 'packs', 'ਪੈਕ', 'पैक'],
  piece: ['pieces', 'pc', 'pcs', 'no', 'nos', 'each', 'unit', 'ਪੀਸ', 'पीस', 'नग'],
  dozen: ['dozens', 'doz', 'dz'],
  plant: ['plants', 'sapling', 'saplings', 'ਬੂਟੇ', 'पौधे'],
  bag: ['bags', 'sack', 'sacks', 'ਬੋਰੀਆਂ', 'बोरियाँ', 'बोरा'],
}

/** A yes and a no of the column that says whether something is sold. */
const answers = {
  yes: {
    words: { en: 'Yes', pa: 'ਹਾਂ', hi: 'हाँ' },
    also: ['y', 'on', 'true', '1', 'available', 'active', 'ਚਾਲੂ', 'चालू', 'ਜੀ'],
  },
  no: {
    words: { en: 'No', pa: 'ਨਹੀਂ', hi: 'नहीं' },
    also: ['n', 'off', 'false', '0', 'unavailable', 'inactive', 'ਬੰਦ', 'बंद', 'ਨਾ', 'ना'],
  },
} as const satisfies Readonly<Record<string, FileWord>>

/** The names of languages in headings, by their code. */
const languageWords: Readonly<Record<string, readonly string[]>> = {
  en: ['en', 'eng', 'english', 'ਅੰਗਰੇਜ਼ੀ', 'अंग्रेज़ी'],
  pa: ['pa', 'pbi', 'punjabi', 'panjabi', 'gurmukhi', 'ਪੰਜਾਬੀ', 'पंजाबी'],
  hi: ['hi', 'hin', 'hindi', 'devanagari', 'ਹਿੰਦੀ', 'हिंदी'],
}

/**
 * The words of the catalogue's file in every language. The build writes them beside the originals, and only editors' phones fetch
 * them: no build of the app contains words of another language.
 */
export const fileWords = {
  columns: columns as Readonly<Record<FileColumn, FileWord>>,
  units: Object.fromEntries(
    Object.entries(units).map(([unit, words]) => [
      unit,
      { words, also: [unit, ...(unitsAlso[unit as keyof typeof units] ?? [])] },
    ]),
  ) as Readonly<Record<string, FileWord>>,
  answers: answers as Readonly<Record<keyof typeof answers, FileWord>>,
  languageWords,
}

/** The same, as a phone has fetched it. */
export type FileWords = typeof fileWords
