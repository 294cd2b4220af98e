import type { Paise } from '#src/base/money.ts'
import type { Words } from '#src/i18n/words.ts'
import type { Block } from './page.ts'

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

/** Who buys: a household, or a business in bulk. */
export type CustomerType = 'domestic' | 'commercial'

/** A price that holds from a quantity on. */
export interface PriceTier {
  readonly from: number
  readonly price: Paise
}

/** The colour on an Indian pesticide label, from the most poisonous down. */
export type LabelColour = 'red' | 'yellow' | 'blue' | 'green'

/** What is worn by whoever handles it. */
export type Gear = 'gloves' | 'mask' | 'goggles' | 'clothes' | 'boots'

/** What a pesticide's card says about safety. How much of it is used says the label alone. */
export interface Safety {
  readonly colour: LabelColour
  readonly wear: readonly Gear[]
  /** What must never be done with it, where the law or the label says so. */
  readonly never?: Words
}

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
  /** One of its catalogue's `kinds`; an item that says nothing is of the plain kind. */
  readonly kind?: string
  /**
   * The drawing of something else that looks so, `seeds-catalog/kinnow`, or a plain pack, `plain/sack`. Where nothing is said it is
   * its own: the one in src/pictures by the catalogue's address and its key.
   */
  readonly picture?: string
  /** What its label demands of whoever sprays it. */
  readonly safety?: Safety
  /** True where the government pays a part of it. */
  readonly subsidyEligible?: true
  /** A page of somebody else's about it; it opens in a new tab. */
  readonly externalLink?: string
  /** Shown to this kind of customer only; an item that says nothing is for all. */
  readonly customer?: CustomerType
  /** The price of one from a quantity on, cheapest last; below the first, `price` holds. */
  readonly tiers?: readonly PriceTier[]
  /** Short romanised words that a farmer would type for it, separated by spaces. */
  readonly search?: string
}

export interface CatalogueSection {
  readonly title: Words
  /** A symbol of src/ui/pictograms.svg. */
  readonly pictogram: string
  readonly intro?: Words
  /** Whether what is in it keeps badly and so comes the same day around the station. */
  readonly perishable?: boolean
  /** The cart category of this section's items, where it differs from the catalogue's. */
  readonly category?: string
  /** Items by their key, unique within the catalogue: kebab-case, never changed once published. */
  readonly items: Readonly<Record<string, CatalogueItem>>
}

/** How a shop for households is narrowed, and where it delivers. */
export interface Household {
  /** Groups of sections by which the page can be narrowed. */
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: Words
        readonly sections: readonly string[]
        /** The keys of the items that belong to it; all of these sections where nothing is said. */
        readonly items?: readonly string[]
      }
    >
  >
  /** Kinds of goods by which it can be narrowed, the plain one among them. */
  readonly kinds: Readonly<Record<string, Words>>
  /** The kind of every item that names none. */
  readonly plainKind: string
  /** Where it is brought, and that there are prices for businesses; neither is asked where nothing is said. */
  readonly areas?: readonly DeliveryArea[]
  readonly note: Words
}

/** A place that goods are brought to. */
export interface DeliveryArea {
  readonly id: string
  readonly title: Words
  /** Charged below `freeFrom`. */
  readonly fee: Paise
  readonly freeFrom: Paise
  readonly when: Words
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
  /** For goods that are brought home: how the page is narrowed, and where they are brought. */
  readonly household?: Household
  /** Sections by the last part of their address: `vegetables` opens at /seeds-catalog/vegetables. */
  readonly sections: Readonly<Record<string, CatalogueSection>>
  /** What stands below the shelves: services, buttons that open a form. */
  readonly blocks?: readonly Block[]
}

/** Gives a catalogue file its type; adds nothing. */
export function defineCatalogue<const C extends Catalogue>(catalogue: C): C {
  return catalogue
}
