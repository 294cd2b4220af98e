import type { Words } from '#src/i18n/words.ts'

/*
 * How much fertilizer a crop gets after a soil test. Only numbers of the tables of the Punjab Agricultural University stand here. A crop
 * or a case without a table has no number: the card leads to the expert instead.
 */

/** Source of the tables, the date of their entry, and the person who compared them with the book. */
export const doseSource = {
  book: {
    en: 'Package of Practices, Punjab Agricultural University, Ludhiana',
    pa: 'ਪੰਜਾਬ ਖੇਤੀਬਾੜੀ ਯੂਨੀਵਰਸਿਟੀ, ਲੁਧਿਆਣਾ ਦੀਆਂ ਸਿਫ਼ਾਰਸ਼ਾਂ',
    hi: 'पंजाब कृषि विश्वविद्यालय, लुधियाना की सिफ़ारिशें',
  },
  /** The day on which the numbers were written here. */
  written: '2026-11-26',
  /** The agronomist who has compared them with the newest book; the card says so while it is empty. */
  agronomist: '',
} as const satisfies { book: Words; written: string; agronomist: string }

/** Fertilizers of the tables, with the kilograms of a bag and the product that is sold here. */
export const fertilizers = {
  urea: {
    name: { en: 'Urea', pa: 'ਯੂਰੀਆ', hi: 'यूरिया' },
    bag: 45,
    product: 'fertilizers/urea-45-kg',
  },
  dap: {
    name: { en: 'DAP', pa: 'ਡੀਏਪੀ', hi: 'डीएपी' },
    bag: 50,
    product: 'fertilizers/dap-50-kg',
  },
  mop: {
    name: { en: 'Potash (MOP)', pa: 'ਪੋਟਾਸ਼ (MOP)', hi: 'पोटाश (MOP)' },
    bag: 50,
    product: 'fertilizers/mop-50-kg',
  },
} as const satisfies Record<string, { name: Words; bag: number; product: string }>

export type Fertilizer = keyof typeof fertilizers

/** Share of the usual dose for a soil with little, some or much of a nutrient: a quarter more or less. */
export const share = { low: 1.25, medium: 1, high: 0.75 } as const

/** Where a soil gets a fertilizer only if it has little of its nutrient. */
const onlyIfLow = { low: 1, medium: 0, high: 0 } as const

/** The dose of a crop on a medium soil, in kilograms on an acre. */
interface Dose {
  readonly name: Words
  /** All nitrogen as urea. */
  readonly urea: number
  /** Of nitrogen, by the soil's nitrogen. */
  readonly nitrogen: Readonly<Record<keyof typeof share, number>>
  readonly dap: number
  readonly phosphorus: Readonly<Record<keyof typeof share, number>>
  readonly mop: number
  readonly potash: Readonly<Record<keyof typeof share, number>>
  /** Kilograms of urea that a kilogram of DAP saves, since DAP has nitrogen too: 20 kg for 55 kg. */
  readonly ureaSaved: number
}

/** Crops that have a table. */
export const doses = {
  wheat: {
    name: { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' },
    urea: 110,
    nitrogen: share,
    dap: 55,
    phosphorus: share,
    mop: 20,
    potash: onlyIfLow,
    ureaSaved: 20 / 55,
  },
  rice: {
    name: { en: 'Paddy', pa: 'ਝੋਨਾ', hi: 'धान' },
    urea: 90,
    nitrogen: share,
    dap: 27,
    phosphorus: onlyIfLow,
    mop: 20,
    potash: onlyIfLow,
    ureaSaved: 20 / 55,
  },
} as const satisfies Record<string, Dose>

export type DosedCrop = keyof typeof doses
