import { beforeEach, describe, expect, it } from 'vitest'
import { definePage } from '#src/content/page.ts'
import { articleIn, withArticles } from '#src/features/catalogue/articles.ts'
import type { StoredArticle } from '#src/platform/device/database.ts'
import { setLanguage, type Language } from '#src/platform/i18n/words.ts'

const inAll = (word: string) => ({ en: word, pa: word, hi: word })
const text = (id: string, ...written: Language[]) => {
  const has = (code: Language) => (written.includes(code) ? `${id} ${code}` : null)
  return { en: has('en'), pa: has('pa'), hi: has('hi') }
}
function article(id: string, more: Partial<StoredArticle> = {}, ...written: Language[]): StoredArticle {
  const words = text(id, ...(written.length ? written : (['en', 'pa', 'hi'] as const)))
  const row = { id, headline: words, lead: words, body: words, day: '2026-12-20', photo: null }
  return { ...row, shown: true, version: 1, ...more }
}
const blog = definePage({
  title: inAll('Blog'),
  description: inAll('Blog'),
  intro: inAll('Blog'),
  pictogram: 'blog',
  blocks: [{ cards: [{ title: inAll('Old') }] }, { text: inAll('End') }],
})

beforeEach(() => setLanguage('en'))

describe('an article', () => {
  it.each<[Language, Language[], Language | undefined]>([
    ['pa', ['en', 'pa', 'hi'], 'pa'],
    ['pa', ['en', 'hi'], 'hi'],
    ['pa', ['en'], 'en'],
    ['hi', ['en', 'pa'], 'en'],
    ['hi', ['pa'], 'pa'],
    ['en', ['pa', 'hi'], 'hi'],
  ])('that is wanted in %s and written in %s is read in %s', (wanted, written, read) => {
    expect(articleIn(wanted, article('frost', {}, ...written))).toMatchObject({
      language: read,
      headline: `frost ${read}`,
    })
  })

  it('that was withdrawn, or never existed, is not found', () => {
    expect(articleIn('en', article('frost', { shown: false }))).toBeUndefined()
    expect(articleIn('en', undefined)).toBeUndefined()
  })
})

describe('the list of articles', () => {
  it('has those of the centre before those of the build, the latest first, with links', () => {
    const stored = [
      article('old-one', { day: '2026-11-01' }),
      article('gone', { shown: false }),
      article('new-one'),
    ]
    const { blocks } = withArticles(blog, 'blog', stored)
    expect(blocks).toMatchObject([
      {
        cards: [
          {
            title: { en: 'new-one en' },
            badge: { en: '20-12-2026' },
            more: { to: '/article', search: { of: 'new-one' } },
          },
          { title: { en: 'old-one en' } },
          { title: { en: 'Old' } },
        ],
      },
      { text: inAll('End') },
    ])
  })

  it('is unchanged without any, and so is every other page', () => {
    expect(withArticles(blog, 'blog', [article('gone', { shown: false })])).toBe(blog)
    expect(withArticles(blog, 'help', [article('frost')])).toBe(blog)
  })
})
