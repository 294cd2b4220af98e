import type { Words } from '#src/platform/i18n/words.ts'

interface OwnPlace {
  readonly to: string
  readonly title: Words
  readonly pictogram: string
}

/** The menu's entries about the person, named as their pages. */
export const ownPlaces: readonly OwnPlace[] = [
  {
    to: '/requests',
    title: { en: 'My requests', pa: 'ਮੇਰੀਆਂ ਅਰਜ਼ੀਆਂ', hi: 'मेरे आवेदन' },
    pictogram: 'requests',
  },
  {
    to: '/standing-orders',
    title: { en: 'Each morning', pa: 'ਹਰ ਸਵੇਰ', hi: 'हर सुबह' },
    pictogram: 'dairy',
  },
  {
    to: '/favourites',
    title: { en: 'Favourites', pa: 'ਮਨਪਸੰਦ ਸਾਮਾਨ', hi: 'मनपसंद सामान' },
    pictogram: 'heart',
  },
  {
    to: '/agent',
    title: { en: 'Filling in for others', pa: 'ਹੋਰਾਂ ਲਈ ਭਰੋ', hi: 'दूसरों के लिए भरें' },
    pictogram: 'user',
  },
]
