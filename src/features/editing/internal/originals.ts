import type { Words } from '#src/platform/i18n/words.ts'
import type { Centre } from '#src/content/centre.ts'
import type { fixedHolidays } from '#src/content/holidays.ts'
import type { DeliveryArea, PriceTier } from '#src/content/catalogue.ts'

/** A text of a page in the build, with its name for editing. */
export interface OriginalText {
  readonly part: string
  readonly words: Words
}

/** An item for sale in the build. */
export interface OriginalItem {
  readonly name: Words
  /** In paise. */
  readonly price: number
  readonly pack: { readonly amount: number; readonly unit: string }
  readonly badge: Words | null
  readonly about: Words | null
  /** Its drawing, if not named after its id. */
  readonly picture?: string | undefined
  /** Prices by quantity. */
  readonly tiers: readonly PriceTier[] | null
  /** True for milk by the litre, which has one price for households. */
  readonly hasOnePrice?: true | undefined
  /** The key of its section. */
  readonly section: string
  readonly tax: ItemTax
}

/** A tax as the centre has it: `rate_bp` in hundredths of a percent. */
export interface ItemTax {
  readonly hsn: string
  readonly rate_bp: number
}

/**
 * A page, a catalogue or the centre in all languages, for editors, because the app contains one language. The files
 * are under /originals, one for each path; only editors' phones load them.
 */
export interface Originals {
  readonly title: Words
  readonly texts: readonly OriginalText[]
  /** Of a page: drawings that a photo may replace, by name. */
  readonly pictures?: Readonly<Record<string, Words>> | undefined
  /** Of a catalogue, by their key. */
  readonly items?: Readonly<Record<string, OriginalItem>>
  /** Of a catalogue: the titles of its sections by their key. */
  readonly sections?: Readonly<Record<string, Words>>
  /** Of the centre: the content's settings by name, and its areas. */
  readonly settings?: Centre
  readonly areas?: readonly DeliveryArea[]
  readonly holidays?: typeof fixedHolidays
}

/** All editable pages: their paths with titles. */
export interface OriginalsIndex {
  readonly pages: readonly { readonly path: string; readonly title: Words }[]
  /** The paths of those that are catalogues. */
  readonly catalogues: readonly string[]
}
