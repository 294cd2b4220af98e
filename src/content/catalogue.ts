import type { Paise } from '#src/base/money.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { FactSourceName } from './fact-sources.ts'
import type { Ask, Block } from './page.ts'

/** The amount for one price: `{ amount: 500, unit: 'g' }`. */
export interface Pack {
  readonly amount: number
  readonly unit: Unit
}

/** Each unit as written after a number. */
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

/** The kind of buyer: a household, or a business in bulk. */
export type CustomerType = 'domestic' | 'commercial'

/** A price from a quantity on. */
export interface PriceTier {
  readonly from: number
  readonly price: Paise
}

/** The color of an Indian pesticide label, from the most toxic down. */
export type LabelColour = 'red' | 'yellow' | 'blue' | 'green'

/** Protective clothing. */
export type Gear = 'gloves' | 'mask' | 'goggles' | 'clothes' | 'boots'

/** Safety texts of a pesticide's card. Dosage is on the label only. */
export interface Safety {
  readonly colour: LabelColour
  readonly wear: readonly Gear[]
  /** Forbidden uses by law or label; the label if it names no source. */
  readonly never?: Words
  /** The law that forbids it. */
  readonly source?: FactSourceName
}

/** An item that can be added to the cart. */
export interface CatalogueItem {
  readonly name: Words
  readonly price: Paise
  readonly pack: Pack
  /** Yield of a crop, for seeds: "200–250 quintal per acre". */
  readonly yields?: Words
  /** Its use or application. */
  readonly use?: Words
  readonly features?: readonly Words[]
  readonly badge?: Words
  /** One of the catalogue's `kinds`; the plain kind if missing. */
  readonly kind?: string
  /**
   * Another item's drawing, `seeds-catalog/kinnow`, or a plain pack, `plain/sack`. If missing, the drawing in
   * src/content/pictures by the catalogue's address and the item's key.
   */
  readonly picture?: string
  /** Safety demands of its label. */
  readonly safety?: Safety
  /** Where its facts were read: its price if the government fixes it, its subsidy, its use on bad soil, its yield and sowing time. */
  readonly source?: FactSourceName
  /** True if the government subsidizes it. */
  readonly subsidyEligible?: true
  /** An external page about it; opens in a new tab. */
  readonly externalLink?: string
  /** Visible to this kind of customer only; to all if missing. */
  readonly customer?: CustomerType
  /** Unit prices from a quantity on, cheapest last; `price` holds below the first. */
  readonly tiers?: readonly PriceTier[]
  /** Romanized search words, separated by spaces. */
  readonly search?: string
}

export interface CatalogueSection {
  readonly title: Words
  /** A symbol of src/platform/ui/pictograms.svg. */
  readonly pictogram: string
  readonly intro?: Words
  /** True if its items are perishable, so that they are delivered the same day around the station. */
  readonly perishable?: boolean
  /** The cart category of this section's items, if not the catalogue's. */
  readonly category?: string
  /** Items by their key, unique within the catalogue: kebab-case, never changed once published. */
  readonly items: Readonly<Record<string, CatalogueItem>>
}

/** Filters and delivery areas of a shop for households. */
export interface Household {
  /** Filters by groups of sections. */
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: Words
        readonly sections: readonly string[]
        /** The keys of its items; all items of these sections if missing. */
        readonly items?: readonly string[]
      }
    >
  >
  /** Filters by kind of goods, including the plain one. */
  readonly kinds: Readonly<Record<string, Words>>
  /** The kind of items without a `kind`. */
  readonly plainKind: string
  /** Delivery areas; if missing, the page asks for neither area nor kind of customer. */
  readonly areas?: readonly DeliveryArea[]
  readonly note: Words
}

/** A delivery area. */
export interface DeliveryArea {
  readonly id: string
  readonly title: Words
  /** Charged below `freeFrom`. */
  readonly fee: Paise
  readonly freeFrom: Paise
  readonly when: Words
}

/** A catalogue: one file `<address>.catalogue.ts`, found by its name. */
export interface Catalogue {
  readonly title: Words
  /** At most 125 characters, because the page adds a suffix, up to 155. */
  readonly description: Words
  readonly intro: Words
  readonly pictogram: string
  /** The cart category of an item, in English as data; `{section}` is replaced by the section's title. */
  readonly category: string
  /** Source of the prices: the specification, or our realistic range for Pathankot. */
  readonly pricesFrom: 'specification' | 'ours'
  readonly access: 'everyone' | 'signed-in'
  /** Short description of the page behind the sign-in, with a price. */
  readonly behind?: Words
  /** Filters and delivery areas, for goods with home delivery. */
  readonly household?: Household
  /** Sections by the last part of their address: `vegetables` opens at /seeds-catalog/vegetables. */
  readonly sections: Readonly<Record<string, CatalogueSection>>
  /** A question to the centre that is asked before the goods are chosen; its button stands below the heading. */
  readonly advice?: Ask
  /** Content below the shelves: services, buttons that open a form. */
  readonly blocks?: readonly Block[]
}

/** Returns the catalogue unchanged, with its type checked. */
export function defineCatalogue<const C extends Catalogue>(catalogue: C): C {
  return catalogue
}
