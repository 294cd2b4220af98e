import { expect, it } from 'vitest'
import { familyOf, pageOf } from '#src/base/page-family.ts'

const parent = '/seeds-catalog/item'
const page = (key: string, words: string) => ({
  head: `<title>${words}</title><link rel="canonical" href="https://here${parent}/${key}"/>`,
  body: `<header><a href="/pa${parent}/${key}">ਪੰਜਾਬੀ</a><a href="/auth?to=${encodeURIComponent(`${parent}/${key}`)}">in</a></header><main>${words}</main><footer>the centre</footer>`,
})
const pages = {
  wheat: page('wheat', 'Wheat $& 40 kg'),
  maize: page('maize', 'Maize'),
  'maize-2': page('maize-2', ''),
}

it('pages of one kind are restored letter by letter', () => {
  const family = familyOf(parent, pages)
  for (const [key, parts] of Object.entries(pages)) expect(pageOf(family, parent, key)).toEqual(parts)
})

it('their common parts are stored once', () => {
  const family = familyOf(parent, pages)
  expect(family.pages['maize']).toEqual({ head: 'Maize', body: 'Maize' })
  expect(JSON.stringify(family).split('the centre')).toHaveLength(2)
})

it('a single page is a family too, and a family returns only its own pages', () => {
  const family = familyOf(parent, { wheat: pages.wheat })
  expect(pageOf(family, parent, 'wheat')).toEqual(pages.wheat)
  for (const key of ['rice', '', 'constructor', '__proto__'])
    expect(pageOf(family, parent, key)).toBeUndefined()
})
