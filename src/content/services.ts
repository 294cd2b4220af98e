import type { Words } from '#src/platform/i18n/words.ts'

/** Groups of the list on home and of the menu, in order. */
export const groups = [
  { id: 'shop', title: { en: 'Shop', pa: 'ਦੁਕਾਨ', hi: 'दुकान' } },
  {
    id: 'machines',
    title: { en: 'Machines, workers and solar', pa: 'ਮਸ਼ੀਨਾਂ, ਮਜ਼ਦੂਰ ਅਤੇ ਸੋਲਰ', hi: 'मशीनें, मज़दूर और सोलर' },
  },
  { id: 'money', title: { en: 'Money and land', pa: 'ਪੈਸਾ ਅਤੇ ਜ਼ਮੀਨ', hi: 'पैसा और ज़मीन' } },
  { id: 'advice', title: { en: 'Advice and testing', pa: 'ਸਲਾਹ ਅਤੇ ਪਰਖ', hi: 'सलाह और जाँच' } },
  { id: 'learn', title: { en: 'Learn and meet', pa: 'ਸਿੱਖੋ ਅਤੇ ਮਿਲੋ', hi: 'सीखें और मिलें' } },
  { id: 'centre', title: { en: 'The centre', pa: 'ਸਾਡਾ ਕੇਂਦਰ', hi: 'हमारा केंद्र' } },
] as const satisfies readonly { readonly id: string; readonly title: Words }[]

/** A service of the centre, as a row of the list and an entry of the menu. */
export interface Service {
  /** kebab-case, unique; its drawing is src/content/pictures/heads/<id>.svg. */
  readonly id: string
  readonly title: Words
  /** The benefit, at most 60 characters in every language. */
  readonly line: Words
  /** The address without a language, with or without an `#anchor`. */
  readonly to: string
  /** A symbol of src/platform/ui/pictograms.svg. */
  readonly pictogram: string
  readonly group: (typeof groups)[number]['id']
  /** Its short name at the top of home, for the eight most requested services. */
  readonly tile?: Words
  /**
   * Pages below this one, which the menu unfolds: it finds sections and parts itself; the addresses here are added.
   */
  readonly unfolds?: readonly string[]
}

/**
 * The place of a catalogue or a page in the lists. Defaults are its title, pictogram and the last part of its
 * address. The file exports it as `services`; the build gathers them (scripts/build/service-list.ts).
 */
export interface ServiceEntry
  extends
    Pick<Service, 'line' | 'group' | 'tile' | 'unfolds'>,
    Partial<Pick<Service, 'id' | 'title' | 'pictogram'>> {
  /** Appended to the file's address: `#workers`, `/rental`. */
  readonly below?: string
  /** Order within its group: the lowest first, entries without a place last. */
  readonly place?: number
  /** Search words: English, and romanized Punjabi and Hindi. */
  readonly search?: string
}

/** Services that are pages of the app and not content. */
export const ownServices: readonly (Service & Pick<ServiceEntry, 'place' | 'search'>)[] = [
  {
    id: 'all-products',
    title: { en: 'All Products', pa: 'ਸਾਰਾ ਸਾਮਾਨ', hi: 'सारा सामान' },
    line: {
      en: 'Find anything in the shop by its name',
      pa: 'ਦੁਕਾਨ ਦੀ ਕੋਈ ਵੀ ਚੀਜ਼ ਨਾਮ ਨਾਲ ਲੱਭੋ',
      hi: 'दुकान की कोई भी चीज़ नाम से खोजें',
    },
    to: '/all-products',
    pictogram: 'shop',
    group: 'shop',
    place: 80,
  },
]
