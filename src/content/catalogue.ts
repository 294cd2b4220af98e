import type { Paise } from '#src/base/money.ts'
import type { Words } from '#src/i18n/words.ts'

/** What one price buys: `{ amount: 500, unit: 'g' }`. */
export interface Pack {
  readonly amount: number
  readonly unit: Unit
}

/** How each unit is written after a number. */
export const units = {
  g: { en: 'g', pa: 'ਗ੍ਰਾਮ', hi: 'ग्राम' },
  kg: { en: 'kg', pa: 'ਕਿਲੋ', hi: 'किलो' },
  ml: { en: 'ml', pa: 'ਮਿ.ਲੀ.', hi: 'मि.ली.' },
  litre: { en: 'litre', pa: 'ਲੀਟਰ', hi: 'लीटर' },
  seeds: { en: 'seeds', pa: 'ਬੀਜ', hi: 'बीज' },
  packet: { en: 'packet', pa: 'ਪੈਕਟ', hi: 'पैकेट' },
  piece: { en: 'piece', pa: 'ਨਗ', hi: 'नग' },
  dozen: { en: 'dozen', pa: 'ਦਰਜਨ', hi: 'दर्जन' },
  plant: { en: 'plant', pa: 'ਬੂਟਾ', hi: 'पौधा' },
  bag: { en: 'bag', pa: 'ਬੋਰੀ', hi: 'बोरी' },
} as const satisfies Record<string, Words>

export type Unit = keyof typeof units

/** One thing that can be put into the cart. */
export interface CatalogueItem {
  readonly name: Words
  readonly price: Paise
  readonly pack: Pack
  /** What a crop gives, for seeds: "200–250 quintal per acre". */
  readonly yields?: Words
  /** What it is used for, or how it is applied. */
  readonly use?: Words
  readonly features?: readonly Words[]
  readonly badge?: Words
  /** Short romanised words that a farmer would type for it, separated by spaces. */
  readonly search?: string
}

export interface CatalogueSection {
  readonly title: Words
  /** A symbol of public/pictograms.svg. */
  readonly pictogram: string
  readonly intro?: Words
  /** The cart category of this section's items, where it differs from the catalogue's. */
  readonly category?: string
  /** Items by their key, unique within the catalogue: kebab-case, never changed once published. */
  readonly items: Readonly<Record<string, CatalogueItem>>
}

/** A whole catalogue: one file `<address>.catalogue.ts`, found by its name. */
export interface Catalogue {
  readonly title: Words
  /** At most 125 characters, since the page adds a suffix of its own up to 155. */
  readonly description: Words
  readonly intro: Words
  readonly pictogram: string
  /** The cart category of an item, in English as data; `{section}` stands for the section's title. */
  readonly category: string
  /** Who set the prices: the specification, or we, as a realistic range for Pathankot. */
  readonly pricesFrom: 'specification' | 'ours'
  readonly access: 'everyone' | 'signed-in'
  /** Sections by the last part of their address: `vegetables` opens at /seeds-catalog/vegetables. */
  readonly sections: Readonly<Record<string, CatalogueSection>>
}

/** Gives a catalogue file its type; adds nothing. */
export function defineCatalogue<const C extends Catalogue>(catalogue: C): C {
  return catalogue
}
