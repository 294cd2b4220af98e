import type { Words } from '#src/i18n/words.ts'

/** What goods are sorted by where all of them are looked for. */
export interface Category {
  readonly id: string
  readonly title: Words
  /** Whole catalogues by their address, or single shelves of one: `organic-store/tools`. */
  readonly shelves: readonly string[]
}

/** Every shelf of the shop is in at least one; a farmer who looks for seeds need not know that we sell them in two places. */
export const categories: readonly Category[] = [
  {
    id: 'seeds-fertilizers',
    title: { en: 'Seeds & Fertilizers', pa: 'ਬੀਜ ਅਤੇ ਖਾਦ', hi: 'बीज और खाद' },
    shelves: ['seeds-catalog', 'fertilizers', 'organic-store/seeds', 'organic-store/fertilizers'],
  },
  {
    id: 'solar-equipment',
    title: { en: 'Solar Equipment', pa: 'ਸੋਲਰ ਦਾ ਸਾਮਾਨ', hi: 'सोलर का सामान' },
    shelves: ['solar-solutions'],
  },
  {
    id: 'farm-equipment',
    title: { en: 'Farm Equipment', pa: 'ਖੇਤੀ ਦੇ ਸੰਦ', hi: 'खेती के औज़ार' },
    shelves: ['organic-store/tools', 'daily-needs/tools', 'daily-needs/safety', 'daily-needs/storage'],
  },
  {
    id: 'crop-protection',
    title: { en: 'Crop Protection', pa: 'ਫ਼ਸਲ ਦੀਆਂ ਦਵਾਈਆਂ', hi: 'फ़सल की दवाएँ' },
    shelves: ['pesticides-crop-protection'],
  },
  {
    id: 'irrigation',
    title: { en: 'Irrigation', pa: 'ਸਿੰਜਾਈ', hi: 'सिंचाई' },
    shelves: ['solar-solutions/pumps'],
  },
  {
    id: 'daily-needs',
    title: { en: 'Dairy & Daily Needs', pa: 'ਦੁੱਧ ਅਤੇ ਘਰ ਦਾ ਸੌਦਾ', hi: 'दूध और घर का सामान' },
    shelves: ['daily-needs'],
  },
  {
    id: 'organic-store',
    title: { en: 'Organic Store', pa: 'ਜੈਵਿਕ ਦੁਕਾਨ', hi: 'जैविक दुकान' },
    shelves: ['organic-store'],
  },
]
