import type { Words } from '#src/i18n/words.ts'

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
] as const satisfies readonly { readonly id: string; readonly title: Words }[]

/** A category of All Products. */
export type Category = (typeof categories)[number]

export type CategoryId = Category['id']
