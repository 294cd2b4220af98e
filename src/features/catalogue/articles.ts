import type { Card, ReadingPage } from '#src/content/page.ts'
import type { StoredArticle } from '#src/platform/device/database.ts'
import { language, type Language, type Words } from '#src/platform/i18n/words.ts'

/** An article in the language in which it is read. */
export interface ReadArticle extends Pick<StoredArticle, 'id' | 'day' | 'photo'> {
  readonly language: Language
  readonly headline: string
  readonly lead: string
  readonly body: string
}

/**
 * Returns an article in a language; if missing, in Hindi, English or Punjabi, in this order. `undefined` for a
 * withdrawn article.
 */
export function articleIn(wanted: Language, article: StoredArticle | undefined): ReadArticle | undefined {
  if (!article?.shown) return undefined
  const { id, day, photo, headline, lead, body } = article
  const code = ([wanted, 'hi', 'en', 'pa'] as const).find((each) => headline[each])
  if (!code) return undefined
  return { id, day, photo, language: code, headline: headline[code]!, lead: lead[code]!, body: body[code]! }
}

/** The page that lists articles, those that editors wrote since the build first, the latest on top. */
export function withArticles<T extends object>(
  content: T,
  path: string,
  stored: readonly StoredArticle[],
): T {
  const { blocks } = content as Partial<ReadingPage>
  const written = stored.flatMap((article) => articleIn(language(), article) ?? [])
  if (path !== 'blog' || !blocks || !written.length) return content
  const cards = written.toSorted((a, b) => b.day.localeCompare(a.day)).map(cardOf)
  const first = blocks.findIndex((block) => 'cards' in block)
  return {
    ...content,
    blocks: blocks.map((block, place) =>
      place === first && 'cards' in block ? { cards: [...cards, ...block.cards] } : block,
    ),
  }
}

const words = (text: string) => ({ [language()]: text }) as unknown as Words

function cardOf({ id, day, headline, lead }: ReadArticle): Card {
  return {
    title: words(headline),
    pictogram: 'blog',
    badge: words(day.split('-').toReversed().join('-')),
    text: words(lead),
    more: { to: '/article', search: { of: id }, label: { en: 'Read', pa: 'ਪੜ੍ਹੋ', hi: 'पढ़ें' } },
  }
}
