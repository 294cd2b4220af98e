import type { Words } from '#src/platform/i18n/words.ts'
import type { FactSourceName } from './fact-sources.ts'

/** Measured values of a soil sample, in the order of the card. */
export const soilValues = ['ph', 'ec', 'oc', 'n', 'p', 'k', 's', 'zn', 'fe', 'cu', 'mn', 'b'] as const
export type SoilValue = (typeof soilValues)[number]

/** What was found: an amount, or less than the laboratory can measure, with its limit where it is known. */
export type SoilReading = number | { readonly below: number | null }

/** The values of a result; untested values are missing. */
export type SoilFound = Readonly<Partial<Record<SoilValue, SoilReading>>>

/** Names of zones, from bad to good: `low` and `sour` are on the left of a bar, `high` and `alkaline` on the right. */
export type Zone = 'low' | 'medium' | 'high' | 'veryHigh' | 'enough' | 'sour' | 'good' | 'alkaline' | 'salty'

/** How a value is read. */
export interface SoilLimit {
  readonly name: Words
  /** Its chemical sign, as on the laboratory's report. */
  readonly sign: string
  readonly unit: 'kg/ha' | 'mg/kg' | 'dS/m' | '%' | ''
  /** The least and the most that soil can have; the database has the same (soil_ranges). Outside, the unit is wrong. */
  readonly range: readonly [least: number, most: number]
  /** Where one zone ends and the next begins: below the first, up to the second, above it. */
  readonly bounds: readonly [number, ...number[]]
  /** One more than the bounds. */
  readonly zones: readonly [Zone, Zone, ...Zone[]]
  /** The ends of its bar. */
  readonly bar: readonly [from: number, to: number]
  readonly source: FactSourceName
}

const amounts = ['low', 'medium', 'high'] as const
const critical = ['low', 'enough'] as const

/** Limits and doses are of one book. Available nitrogen alone has no class there: see `doseForAcre`. */
export const soilLimits: Readonly<Record<SoilValue, SoilLimit>> = {
  ph: {
    name: { en: 'Acid or alkali', pa: 'ਤੇਜ਼ਾਬੀ ਜਾਂ ਖਾਰੀ', hi: 'तेज़ाबी या कल्लर' },
    sign: 'pH',
    unit: '',
    range: [2, 12],
    bounds: [6.5, 8.7],
    zones: ['sour', 'good', 'alkaline'],
    bar: [4, 11],
    source: 'pau',
  },
  ec: {
    name: { en: 'Salt', pa: 'ਲੂਣ', hi: 'नमक' },
    sign: 'EC',
    unit: 'dS/m',
    range: [0, 50],
    bounds: [0.8],
    zones: ['good', 'salty'],
    bar: [0, 1.6],
    source: 'pau',
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
    source: 'soilHealthCard',
  },
  p: {
    name: { en: 'Phosphorus', pa: 'ਫ਼ਾਸਫ਼ੋਰਸ', hi: 'फ़ॉस्फ़ोरस' },
    sign: 'P',
    unit: 'kg/ha',
    range: [0, 500],
    // 5, 9 and 20 kg an acre.
    bounds: [12.4, 22.4, 50],
    zones: [...amounts, 'veryHigh'],
    bar: [0, 75],
    source: 'pau',
  },
  k: {
    name: { en: 'Potash', pa: 'ਪੋਟਾਸ਼', hi: 'पोटाश' },
    sign: 'K',
    unit: 'kg/ha',
    range: [0, 5000],
    // 55 kg an acre.
    bounds: [137],
    zones: critical,
    bar: [0, 274],
    source: 'pau',
  },
  s: {
    name: { en: 'Sulphur', pa: 'ਸਲਫ਼ਰ (ਗੰਧਕ)', hi: 'सल्फ़र (गंधक)' },
    sign: 'S',
    unit: 'mg/kg',
    range: [0, 1000],
    bounds: [10],
    zones: critical,
    bar: [0, 20],
    source: 'pau',
  },
  zn: {
    name: { en: 'Zinc', pa: 'ਜ਼ਿੰਕ', hi: 'ज़िंक' },
    sign: 'Zn',
    unit: 'mg/kg',
    range: [0, 200],
    bounds: [0.6],
    zones: critical,
    bar: [0, 1.2],
    source: 'pau',
  },
  fe: {
    name: { en: 'Iron', pa: 'ਲੋਹਾ', hi: 'लोहा' },
    sign: 'Fe',
    unit: 'mg/kg',
    range: [0, 1000],
    bounds: [4.5],
    zones: critical,
    bar: [0, 9],
    source: 'pau',
  },
  cu: {
    name: { en: 'Copper', pa: 'ਤਾਂਬਾ', hi: 'ताँबा' },
    sign: 'Cu',
    unit: 'mg/kg',
    range: [0, 200],
    bounds: [0.2],
    zones: critical,
    bar: [0, 0.4],
    source: 'pau',
  },
  mn: {
    name: { en: 'Manganese', pa: 'ਮੈਂਗਨੀਜ਼', hi: 'मैंगनीज़' },
    sign: 'Mn',
    unit: 'mg/kg',
    range: [0, 1000],
    bounds: [3.5],
    zones: critical,
    bar: [0, 7],
    source: 'pau',
  },
  b: {
    name: { en: 'Boron', pa: 'ਬੋਰੋਨ', hi: 'बोरॉन' },
    sign: 'B',
    unit: 'mg/kg',
    range: [0, 50],
    bounds: [0.5],
    zones: critical,
    bar: [0, 1],
    source: 'pau',
  },
}

/** True for a number that soil can have. */
export function isPossible(value: SoilValue, found: number): boolean {
  const [least, most] = soilLimits[value].range
  return found >= least && found <= most
}
