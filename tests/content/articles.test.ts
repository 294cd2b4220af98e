import { expect, it } from 'vitest'
import { articles } from '#src/content/pages/blog/blog-articles.ts'
import type { ReadingPage } from '#src/content/page.ts'
import { wordsIn } from './english-words.ts'

/** Words per minute of a person who reads aloud. */
const wordsPerMinute = 100

const pageOf = async (slug: string) =>
  ((await import(`../../src/content/pages/blog/${slug}.page.ts`)) as { default: ReadingPage }).default

it.each(Object.entries(articles))('the article %s has its real reading time', async (slug, { minutes }) => {
  const { intro, blocks } = await pageOf(slug)
  const end = blocks.findIndex((block) => 'heading' in block && block.id === 'read-on')
  const text = [...wordsIn({ intro, blocks: blocks.slice(0, end) })].map(([, words]) => words.en).join(' ')
  expect(Math.round(text.split(/\s+/).length / wordsPerMinute)).toBe(minutes)
})

it.each(Object.entries(articles))(
  'the article %s was published before its last change',
  async (slug, { day }) => {
    expect(day).toMatch(/^2026-\d\d-\d\d$/)
    expect(day <= (await pageOf(slug)).updated!).toBe(true)
  },
)
