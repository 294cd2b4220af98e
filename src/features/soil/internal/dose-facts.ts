import type { Words } from '#src/platform/i18n/words.ts'
import type { FactSourceName } from '#src/content/fact-sources.ts'

/*
 * How much fertilizer a crop gets after a soil test. Only numbers of the tables of the Punjab Agricultural University stand here, and they
 * are read by the limits of the same book (soil-limits.ts). A crop or a case without a table has no number: the card leads to the expert
 * instead.
 */

/** Source of the tables, and the person who compared them with the book. */
export const doseSource: { readonly book: FactSourceName; readonly agronomist: string } = {
  book: 'pau',
  /** The agronomist who has compared them with the newest book. While it is empty, the card shows no dose and sells no bag. */
  agronomist: '',
}

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

/** Share of the usual nitrogen by organic carbon: a quarter more or less. */
export const byCarbon = { low: 1.25, medium: 1, high: 0.75 } as const

/**
 * Share of the usual nitrogen by available nitrogen, for results without organic carbon. That test calls nearly every soil of Punjab low,
 * so it adds nothing.
 */
export const byNitrogen = { low: 1, medium: 1, high: 0.75 } as const

/** Organic carbon, in percent, from which and above which it lowers the need of phosphorus. */
export const carbonForPhosphorus = [0.4, 0.6] as const

/** The four classes of phosphorus of the book. */
export type PhosphorusClass = 'low' | 'medium' | 'high' | 'veryHigh'

/** Shares of the usual phosphorus: with little, some and much organic carbon. `undefined` where the book has no number. */
type PhosphorusTable = Readonly<
  Record<PhosphorusClass, readonly [number | undefined, number | undefined, number | undefined]>
>

/** The dose of a crop on a medium soil, in kilograms on an acre. */
interface Dose {
  readonly name: Words
  /** All nitrogen as urea. */
  readonly urea: number
  readonly dap: number
  readonly phosphorus: PhosphorusTable
  /** Where potash is low; otherwise none. */
  readonly mop: number
  /** Kilograms of urea that a kilogram of DAP saves, since DAP has nitrogen too: 20 kg for 55 kg. */
  readonly ureaSaved: number
  /** Where its phosphorus was read, besides the book. */
  readonly source?: FactSourceName
  /** What the table cannot know. */
  readonly note?: Words
}

const none = [0, 0, 0] as const

/** Crops that have a table. */
export const doses = {
  wheat: {
    name: { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' },
    urea: 110,
    dap: 55,
    phosphorus: {
      low: [1.25, 1.25, 1.25],
      medium: [1, 0.75, undefined],
      high: [0.75, 0.5, 0],
      veryHigh: [undefined, undefined, 0],
    },
    mop: 20,
    ureaSaved: 20 / 55,
    source: 'pauDap',
    note: {
      en: 'Where straw was ploughed in, the usual DAP is 65 kg. Ask the expert.',
      pa: 'ਜਿੱਥੇ ਪਰਾਲੀ ਵਾਹੀ ਹੈ, ਉੱਥੇ ਆਮ ਡੀਏਪੀ 65 ਕਿਲੋ ਹੈ। ਮਾਹਰ ਨੂੰ ਪੁੱਛੋ।',
      hi: 'जहाँ पराली जोती है, वहाँ आम डीएपी 65 किलो है। विशेषज्ञ से पूछें।',
    },
  },
  rice: {
    name: { en: 'Paddy (not basmati)', pa: 'ਝੋਨਾ (ਬਾਸਮਤੀ ਨਹੀਂ)', hi: 'धान (बासमती नहीं)' },
    urea: 90,
    dap: 27,
    phosphorus: { low: [1, 1, 1], medium: none, high: none, veryHigh: none },
    mop: 20,
    ureaSaved: 20 / 55,
  },
} as const satisfies Record<string, Dose>

export type DosedCrop = keyof typeof doses
