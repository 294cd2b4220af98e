import type { Words } from '#src/platform/i18n/words.ts'

/** A catalogue file's export `foundIn`: its categories, as a whole or by some sections. */
export type FoundIn = Readonly<Partial<Record<CategoryId, 'all' | readonly string[]>>>

/** The specified categories first. A farmer who searches for seeds finds both catalogues with seeds. */
export const categories = [
  {
    id: 'seeds-fertilizers',
    title: { en: 'Seeds & Fertilizers', pa: 'ਬੀਜ ਅਤੇ ਖਾਦ', hi: 'बीज और खाद' },
  },
  {
    id: 'solar-equipment',
    title: { en: 'Solar Equipment', pa: 'ਸੋਲਰ ਦਾ ਸਾਮਾਨ', hi: 'सोलर का सामान' },
  },
  {
    id: 'farm-equipment',
    title: { en: 'Farm Equipment', pa: 'ਖੇਤੀ ਦੇ ਸੰਦ', hi: 'खेती के औज़ार' },
    // Machines are booked and not put into the cart.
    page: {
      to: '/farm-equipment',
      pictogram: 'tractor',
      title: { en: 'Farm Equipment & Machinery', pa: 'ਖੇਤੀ ਮਸ਼ੀਨਾਂ', hi: 'खेती की मशीनें' },
      line: {
        en: 'Tractors, tillers, sprayers and workers, to rent, to buy or to hire',
        pa: 'ਟਰੈਕਟਰ, ਟਿੱਲਰ, ਸਪਰੇਅ ਪੰਪ ਅਤੇ ਕਾਮੇ: ਕਿਰਾਏ ’ਤੇ ਲਓ, ਖਰੀਦੋ ਜਾਂ ਬੁਲਾਓ',
        hi: 'ट्रैक्टर, टिलर, स्प्रे पंप और मज़दूर: किराए पर लें, खरीदें या बुलाएँ',
      },
    },
  },
  {
    id: 'crop-protection',
    title: { en: 'Crop Protection', pa: 'ਫ਼ਸਲ ਦੀਆਂ ਦਵਾਈਆਂ', hi: 'फ़सल की दवाएँ' },
  },
  {
    id: 'irrigation',
    title: { en: 'Irrigation', pa: 'ਸਿੰਜਾਈ', hi: 'सिंचाई' },
  },
  {
    id: 'daily-needs',
    title: { en: 'Dairy & Daily Needs', pa: 'ਦੁੱਧ ਅਤੇ ਘਰ ਦਾ ਸੌਦਾ', hi: 'दूध और घर का सामान' },
  },
  {
    id: 'organic-store',
    title: { en: 'Organic Store', pa: 'ਜੈਵਿਕ ਦੁਕਾਨ', hi: 'जैविक दुकान' },
  },
] as const satisfies readonly {
  readonly id: string
  readonly title: Words
  /** The page of what belongs to it and is no product of the shop. */
  readonly page?: CategoryPage
}[]

export type CategoryId = (typeof categories)[number]['id']

interface CategoryPage {
  readonly to: string
  readonly pictogram: string
  readonly title: Words
  readonly line: Words
}

/** A category of All Products. */
export interface Category {
  readonly id: CategoryId
  readonly title: Words
  readonly page?: CategoryPage
}
