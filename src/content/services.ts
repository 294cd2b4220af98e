import type { Words } from '#src/i18n/words.ts'

/** The groups of the list on home and of the menu, in their order. */
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

/** Something that the centre offers, as a row of the list and an entry of the menu. */
export interface Service {
  /** kebab-case, unique; its drawing is src/pictures/heads/<id>.svg. */
  readonly id: string
  readonly title: Words
  /** What one gets, at most 60 characters in every language. */
  readonly line: Words
  /** The address without a language; an `#anchor` may follow. */
  readonly to: string
  /** A symbol of src/ui/pictograms.svg. */
  readonly pictogram: string
  readonly group: (typeof groups)[number]['id']
  /** What it is called under its picture at the top of home, in a word or two, for the eight that most people come for. */
  readonly tile?: Words
  /**
   * There where pages stand below this one, which the menu unfolds: sections and parts, which the menu finds by itself,
   * and the addresses that are named.
   */
  readonly unfolds?: readonly string[]
}

/**
 * What a catalogue or a page says about its place in the lists, beside what it is: its title, pictogram and the last part of
 * its address stand where none are given. Exported as `services` by the file; the build gathers them
 * (scripts/build/service-list.ts).
 */
export interface ServiceEntry
  extends
    Pick<Service, 'line' | 'group' | 'tile' | 'unfolds'>,
    Partial<Pick<Service, 'id' | 'title' | 'pictogram'>> {
  /** What follows the file's address where it leads further: `#workers`, `/rental`. */
  readonly below?: string
  /** Where it stands in its group: the least first, those without one last. */
  readonly place?: number
  /** What people type for it: English, and romanized Punjabi and Hindi. */
  readonly search?: string
}

/** What is no content but a page of the app itself. */
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
