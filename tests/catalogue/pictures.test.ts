import { describe, expect, it } from 'vitest'
import type { ReadingPage } from '#src/content/page.ts'
import { withPictures } from '#src/features/catalogue/internal/pictures.ts'
import type { StoredPicture } from '#src/platform/device/database.ts'

const inAll = (word: string) => ({ en: word, pa: word, hi: word })
const drawn = (art: string) => ({ art, shows: inAll(art), caption: inAll(art), text: inAll(art) })
const page: ReadingPage = {
  title: inAll('Gallery'),
  description: inAll('Gallery'),
  intro: inAll('Gallery'),
  pictogram: 'gallery',
  blocks: [{ text: inAll('First') }, { pictures: [drawn('wheat'), drawn('milk')] }],
}
const row = (part: string, more: Partial<StoredPicture> = {}): StoredPicture => ({
  path: 'gallery',
  part,
  photo: `of ${part}`,
  shows: null,
  version: 1,
  ...more,
})

describe('a page', () => {
  it('is unchanged without pictures', () => {
    expect(withPictures(page, 'gallery', [])).toBe(page)
    expect(withPictures(page, 'gallery', [row('top', { path: 'help' }), row('top', { photo: null })])).toBe(
      page,
    )
  })

  it('has a picture at the top, with its alternative text, and keeps its drawings', () => {
    const shown = withPictures(page, 'gallery', [row('top', { shows: inAll('A field') })])
    expect(shown).toEqual({ ...page, photo: { photo: 'of top', shows: inAll('A field') } })
  })

  it('has a photo in place of its drawing, and none at the top', () => {
    const shown = withPictures(page, 'gallery', [row('milk')])
    expect(shown.photo).toBeUndefined()
    expect(shown.blocks[1]).toEqual({ pictures: [drawn('wheat'), { ...drawn('milk'), photo: 'of milk' }] })
  })
})
