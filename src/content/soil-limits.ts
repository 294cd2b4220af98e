import type { Words } from '#src/i18n/words.ts'

/** Measured values of a soil sample, in the order of the card. */
export const soilValues = ['ph', 'ec', 'oc', 'n', 'p', 'k', 's', 'zn', 'fe', 'cu', 'mn', 'b'] as const
export type SoilValue = (typeof soilValues)[number]

/** The values of a result; untested values are missing. */
export type SoilFound = Readonly<Partial<Record<SoilValue, number>>>

/** Names of zones, from bad to good: `low` and `sour` are on the left of a bar, `high` and `alkaline` on the right. */
export type Zone = 'low' | 'medium' | 'high' | 'enough' | 'sour' | 'good' | 'alkaline' | 'salty' | 'verySalty'

/** How a value is read. */
export interface SoilLimit {
  readonly name: Words
  /** Its chemical sign, as on the laboratory's report. */
  readonly sign: string
  readonly unit: 'kg/ha' | 'mg/kg' | 'dS/m' | '%' | ''
  /** The least and the most that soil can have; the database has the same (soil_ranges). Outside, the unit is wrong. */
  readonly range: readonly [least: number, most: number]
  /** Where one zone ends and the next begins: below the first, up to the second, above it. */
  readonly bounds: readonly [number] | readonly [number, number]
  readonly zones: readonly [Zone, Zone] | readonly [Zone, Zone, Zone]
  /** The ends of its bar. */
  readonly bar: readonly [from: number, to: number]
  readonly source: keyof typeof soilSources
}

/** Where the limits come from. */
export const soilSources = {
  card: {
    en: 'Soil Health Card scheme, Government of India',
    pa: 'ਮਿੱਟੀ ਸਿਹਤ ਕਾਰਡ ਸਕੀਮ, ਭਾਰਤ ਸਰਕਾਰ',
    hi: 'मृदा स्वास्थ्य कार्ड योजना, भारत सरकार',
  },
  pau: {
    en: 'Punjab Agricultural University, Ludhiana',
    pa: 'ਪੰਜਾਬ ਖੇਤੀਬਾੜੀ ਯੂਨੀਵਰਸਿਟੀ, ਲੁਧਿਆਣਾ',
    hi: 'पंजाब कृषि विश्वविद्यालय, लुधियाना',
  },
  manual: {
    en: 'Methods Manual, Soil Testing in India, 2011',
    pa: 'ਭਾਰਤ ਸਰਕਾਰ ਦੀ ਮਿੱਟੀ ਪਰਖ ਦੀ ਕਿਤਾਬ, 2011',
    hi: 'भारत सरकार की मिट्टी जाँच की किताब, 2011',
  },
} as const satisfies Record<string, Words>

const amounts = ['low', 'medium', 'high'] as const
const critical = ['low', 'enough'] as const

export const soilLimits: Readonly<Record<SoilValue, SoilLimit>> = {
  ph: {
    name: { en: 'Acidity', pa: 'ਤੇਜ਼ਾਬੀ ਜਾਂ ਖਾਰੀ', hi: 'तेज़ाबी या खारी' },
    sign: 'pH',
    unit: '',
    range: [2, 12],
    bounds: [6.5, 8.7],
    zones: ['sour', 'good', 'alkaline'],
    bar: [4, 11],
    source: 'pau',
  },
  ec: {
    name: { en: 'Salt', pa: 'ਲੂਣਾਪਣ (ਕੱਲਰ)', hi: 'कल्लर (नमक)' },
    sign: 'EC',
    unit: 'dS/m',
    range: [0, 50],
    bounds: [1, 4],
    zones: ['good', 'salty', 'verySalty'],
    bar: [0, 8],
    source: 'manual',
  },
  oc: {
    name: { en: 'Organic carbon', pa: 'ਜੈਵਿਕ ਕਾਰਬਨ', hi: 'जैविक कार्बन' },
    sign: 'OC',
    unit: '%',
    range: [0, 20],
    bounds: [0.4, 0.75],
    zones: amounts,
    bar: [0, 1.5],
    source: 'pau',
  },
  n: {
    name: { en: 'Nitrogen', pa: 'ਨਾਈਟ੍ਰੋਜਨ', hi: 'नाइट्रोजन' },
    sign: 'N',
    unit: 'kg/ha',
    range: [0, 2000],
    bounds: [280, 560],
    zones: amounts,
    bar: [0, 840],
    source: 'card',
  },
  p: {
    name: { en: 'Phosphorus', pa: 'ਫ਼ਾਸਫ਼ੋਰਸ', hi: 'फ़ॉस्फ़ोरस' },
    sign: 'P',
    unit: 'kg/ha',
    range: [0, 500],
    bounds: [10, 25],
    zones: amounts,
    bar: [0, 50],
    source: 'card',
  },
  k: {
    name: { en: 'Potash', pa: 'ਪੋਟਾਸ਼', hi: 'पोटाश' },
    sign: 'K',
    unit: 'kg/ha',
    range: [0, 5000],
    bounds: [110, 280],
    zones: amounts,
    bar: [0, 560],
    source: 'card',
  },
  s: {
    name: { en: 'Sulphur', pa: 'ਗੰਧਕ', hi: 'गंधक' },
    sign: 'S',
    unit: 'mg/kg',
    range: [0, 1000],
    bounds: [10],
    zones: critical,
    bar: [0, 20],
    source: 'card',
  },
  zn: {
    name: { en: 'Zinc', pa: 'ਜ਼ਿੰਕ', hi: 'ज़िंक' },
    sign: 'Zn',
    unit: 'mg/kg',
    range: [0, 200],
    bounds: [0.6],
    zones: critical,
    bar: [0, 1.2],
    source: 'card',
  },
  fe: {
    name: { en: 'Iron', pa: 'ਲੋਹਾ', hi: 'लोहा' },
    sign: 'Fe',
    unit: 'mg/kg',
    range: [0, 1000],
    bounds: [4.5],
    zones: critical,
    bar: [0, 9],
    source: 'card',
  },
  cu: {
    name: { en: 'Copper', pa: 'ਤਾਂਬਾ', hi: 'ताँबा' },
    sign: 'Cu',
    unit: 'mg/kg',
    range: [0, 200],
    bounds: [0.2],
    zones: critical,
    bar: [0, 0.4],
    source: 'card',
  },
  mn: {
    name: { en: 'Manganese', pa: 'ਮੈਂਗਨੀਜ਼', hi: 'मैंगनीज़' },
    sign: 'Mn',
    unit: 'mg/kg',
    range: [0, 1000],
    bounds: [2],
    zones: critical,
    bar: [0, 4],
    source: 'card',
  },
  b: {
    name: { en: 'Boron', pa: 'ਬੋਰੋਨ', hi: 'बोरॉन' },
    sign: 'B',
    unit: 'mg/kg',
    range: [0, 50],
    bounds: [0.5],
    zones: critical,
    bar: [0, 1],
    source: 'card',
  },
}

/** True for a number that soil can have. */
export function isPossible(value: SoilValue, found: number): boolean {
  const [least, most] = soilLimits[value].range
  return found >= least && found <= most
}
